import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { copyDatabase } from '#server/db/copy-database.ts'
import { compareMigrations, migrate } from '#server/db/migrate.ts'
import type { Command } from './command.ts'
import { counted } from './printable.ts'
import { Unable } from './unable.ts'

export const moveDatabase: Command = {
  name: 'move-database',
  takes: '<postgres address>',
  takesFrom: 'TARGET_DATABASE_URL',
  does: 'copies everything into an empty PostgreSQL, which TARGET_DATABASE_URL may name; pictures stay where they are',
  async question({ database }) {
    const count = await othersAt(database)
    if (count === 0) return null
    const connections = counted(count, 'connection')
    return `The site itself has ${connections} to the database that is copied. What it writes meanwhile would be missing. Copy anyway?`
  },
  async run({ database }, { about }, terminal) {
    await assertKnown(database)
    const target = await openDatabase({ databaseUrl: about, variable: 'TARGET_DATABASE_URL' })
    try {
      await migrate(target)
      await assertUnused(target)
      await copyDatabase(database.unhurried, target.unhurried, (table, rows) =>
        terminal.write(`${table}: ${counted(rows, 'row')}\n`),
      )
    } finally {
      await target.close()
    }
    await terminal.write('All is there. Start the server with that address as DATABASE_URL.\n')
    return true
  },
}

/** How many connections processes of the site have; the embedded database has no others. */
async function othersAt({ kind, unhurried }: Database): Promise<number> {
  if (kind === 'embedded') return 0
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity as other
    join pg_stat_activity as own on own.pid = pg_backend_pid()
    where other.pid <> own.pid and other.datname = own.datname
      and other.application_name = own.application_name`.execute(unhurried)
  return rows[0]?.count ?? 0
}

/** What a newer version has added has no place where this one has set up the tables. */
async function assertKnown(database: Database): Promise<void> {
  const { unknown } = await compareMigrations(database)
  if (unknown.length === 0) return
  throw new Unable(
    `A newer version has applied ${unknown.join(', ')} to this database. Copy it with that version.`,
  )
}

async function assertUnused({ kysely }: Database): Promise<void> {
  const user = await kysely.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  if (user) throw new Unable('That PostgreSQL has users already. Nothing was copied.')
}
