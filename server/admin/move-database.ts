import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { copyDatabase } from '#server/db/copy-database.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Command } from './command.ts'
import { counted } from './printable.ts'
import { Unable } from './unable.ts'

export const moveDatabase: Command = {
  name: 'move-database',
  takes: '<postgres address>',
  does: 'copies everything into an empty PostgreSQL, ids included; pictures stay where they are',
  async run({ database }, { about }, terminal) {
    const target = await openDatabase({ databaseUrl: about })
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

async function assertUnused({ kysely }: Database): Promise<void> {
  const user = await kysely.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  if (user) throw new Unable('That PostgreSQL has users already. Nothing was copied.')
}
