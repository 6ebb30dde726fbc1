import type { Database } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres, type PostgresLocation } from './postgres.ts'

export type DatabaseLocation = { dataDir: string } | PostgresLocation

/** @throws StartError with one sentence for the operator when it cannot be opened. */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'databaseUrl' in location
    ? openPostgres(location)
    : openEmbedded({ dataDir: location.dataDir })
}
