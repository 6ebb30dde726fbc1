import { markHandled } from '#server/db/repositories/reports.ts'
import type { Command } from './command.ts'
import { timeText } from './printable.ts'
import { readId } from './read-id.ts'
import { Unable } from './unable.ts'

export const reportHandled: Command = {
  name: 'report-handled',
  takes: '<report id>',
  does: 'marks a report as handled',
  async run({ db, now }, { about }, terminal) {
    const id = readId(about)
    const handledOn = await markHandled(db, id, now())
    if (!handledOn) throw new Unable(`There is no report ${id}.`)
    await terminal.write(`Report ${id} is handled since ${timeText(handledOn)}.\n`)
    return true
  },
}
