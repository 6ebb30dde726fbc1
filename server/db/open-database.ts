import type { Database } from './database.ts'
import { openEmbedded } from './embedded/open-embedded.ts'
import { openPostgres, type Patience, type PostgresLocation } from './postgres.ts'

export type DatabaseLocation = { dataDir: string } | PostgresLocation

/** @throws StartError with one sentence for the operator when it cannot be opened. */
export function openDatabase(location: DatabaseLocation, patience?: Patience): Promise<Database> {
  return 'databaseUrl' in location
    ? openPostgres(location, patience)
    : openEmbedded({ dataDir: location.dataDir })
}
