import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { DatabaseAwayError } from '../database-error.ts'
import { notifyChannel } from '../notify-channel.ts'
import type { Schema } from '../schema.ts'
import { StartError } from '../start-error.ts'
import { assertWritable } from '../writable-folder.ts'
import { EmbeddedDialect } from './dialect.ts'
import { EngineClient } from './engine-client.ts'
import { initialisedFolder } from './initialise.ts'
import { lockFolder } from './lock.ts'
import { startMaintenance } from './maintenance.ts'
import { Session } from './session.ts'

const closePatienceMs = 5_000
/** One file of the write-ahead log, which takes its room as soon as it is begun. */
const roomNeededBytes = 16 * 2 ** 20

/** Opens the embedded database in `dataDir/database`, creating both where they are missing.
 *  The folder belongs to this process until `close`.
 *  @throws StartError when the folder is in use, cannot be written, or holds a database that does not start. */
export async function openEmbedded({ dataDir }: { dataDir: string }): Promise<Database> {
  const home = resolve(dataDir)
  await assertWritable(home)
  const lock = await lockFolder(home)
  try {
    const client = new EngineClient(await initialisedFolder(home))
    await client.ready.catch(async (error: Error) => {
      throw new StartError(await stopSentence(home, error))
    })
    return databaseOf(client, { home, release: lock.release })
  } catch (error) {
    await lock.release()
    throw error
  }
}

function databaseOf(
  client: EngineClient,
  { home, release }: { home: string; release: () => Promise<void> },
): Database {
  const session = new Session(client)
  const stopMaintenance = startMaintenance(session)
  const close = async () => {
    await Promise.race([Promise.all([stopMaintenance(), session.take()]), patience()])
    session.end(new DatabaseAwayError('CONNECTION_CLOSED', 'The embedded database is closed'))
    await client.close()
    await release()
  }
  let closing: Promise<void> | undefined
  const kysely = new Kysely<Schema>({ dialect: new EmbeddedDialect(session) })
  return {
    kind: 'embedded',
    kysely,
    unhurried: kysely,
    runScript: async (sql) => void (await session.runAlone(sql)),
    async listen({ hear }) {
      client.hearNotifications(hear)
      await session.runAlone(`listen ${notifyChannel}`)
    },
    stopped: client.died.then((reason) => stopSentence(home, reason)),
    close: () => (closing ??= close()),
  }
}

/** The engine itself says no more than that it has stopped. */
async function stopSentence(home: string, { message }: Error): Promise<string> {
  const { bavail, bsize } = await statfs(home)
  const why = bavail * bsize < roomNeededBytes ? `there is no room left in ${home}` : message
  return `DATA_DIR: the embedded database cannot go on (${why}).`
}

function patience(): Promise<void> {
  return new Promise((done) => setTimeout(done, closePatienceMs).unref())
}
