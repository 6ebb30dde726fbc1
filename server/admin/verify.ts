import { rangeFaults } from '#server/db/faults/range-faults.ts'
import { sumFaults } from '#server/db/faults/sum-faults.ts'
import { suspensionFaults } from '#server/db/faults/suspension-faults.ts'
import { compareMigrations } from '#server/db/migrate.ts'
import type { Admin, Command } from './command.ts'
import { pictureFaults } from './picture-faults.ts'
import { counted, printable } from './printable.ts'

export const verify: Command = {
  name: 'verify',
  takes: null,
  does: 'checks migrations, sums, taken dates and pictures; tells each fault',
  async run(admin, _call, terminal) {
    const faults = await faultsOf(admin)
    for (const fault of faults) await terminal.write(`${printable(fault)}\n`)
    await terminal.write(
      faults.length === 0 ? 'All is well.\n' : `${counted(faults.length, 'fault')}.\n`,
    )
    return faults.length === 0
  },
}

/** Of a database that lacks migrations nothing else can be asked. */
async function faultsOf({ database, db, openMedia }: Admin): Promise<string[]> {
  const { pending, unknown } = await compareMigrations(database)
  const faults = unknown.map((name) => `A newer version has applied the migration ${name}.`)
  if (pending.length > 0) {
    return [...faults, ...pending.map((name) => `The migration ${name} is not applied.`)]
  }
  // At one moment, while the site goes on.
  const inRows = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => [
      ...(await sumFaults(trx)),
      ...(await rangeFaults(trx)),
      ...(await suspensionFaults(trx)),
    ])
  return [...faults, ...inRows, ...(await pictureFaults(db, await openMedia()))]
}
