import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { StartError } from '#server/db/start-error.ts'
import { tryReading } from '#server/media/bucket-start.ts'
import { openMedia } from '#server/open-media.ts'
import type { Admin } from './command.ts'

/** Opens the database that the environment names; makes none.
 *  @throws StartError with one sentence */
export async function openAdmin(env: NodeJS.ProcessEnv): Promise<Admin> {
  const { databaseUrl, listenUrl, dataDir, bucket } = readConfig(env)
  if (!databaseUrl && !existsSync(join(dataDir, 'database'))) {
    throw new StartError(
      `DATA_DIR: there is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    )
  }
  if (!databaseUrl) await assertOwn(join(dataDir, 'database'))
  const database = await openDatabase(databaseUrl ? { databaseUrl, listenUrl } : { dataDir })
  return {
    database,
    db: database.unhurried,
    now: () => new Date(),
    openMedia: () => openMedia({ dataDir, bucket }, tryReading),
    // What is queued is found by the server at its next round.
    wakeMailer: () => undefined,
    wakePusher: () => undefined,
    close: () => database.close(),
  }
}

/** What another user of this machine writes there the server cannot open any more. Windows knows no such users.
 *  @throws StartError */
export async function assertOwn(folder: string, userId = process.getuid?.()): Promise<void> {
  const { uid } = await stat(folder)
  if (userId === undefined || userId === uid) return
  throw new StartError(
    `DATA_DIR: ${folder} belongs to the user ${uid} of this machine. Run this as the user that the server runs as.`,
  )
}
