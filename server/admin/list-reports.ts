import { listReports, type ListedReport } from '#server/db/repositories/reports.ts'
import type { Command } from './command.ts'
import { counted, nameOf, printable, timeText } from './printable.ts'

export const reports: Command = {
  name: 'reports',
  takes: null,
  does: 'lists the reports of conversations that wait, newest first',
  options: {
    all: { takes: null, does: 'also those that are handled' },
    json: { takes: null, does: 'as JSON, whole' },
  },
  async run({ db }, call, terminal) {
    const listed = await listReports(db, call.has('all') ? 'all' : 'open')
    if (call.has('json')) {
      await terminal.write(`${JSON.stringify(listed, null, 2)}\n`)
      return true
    }
    for (const report of listed) await terminal.write(`${textOf(report)}\n\n`)
    const kind = call.has('all') ? '' : ' that waits'
    await terminal.write(
      `${counted(listed.length, `report${kind}`, `reports${kind && ' that wait'}`)}.\n`,
    )
    return true
  },
}

function textOf({ id, reason, note, ...report }: ListedReport): string {
  const { reporter, reported, listing, chatId, createdOn, handledOn } = report
  const handled = handledOn ? `, handled ${timeText(handledOn)}` : ''
  return [
    `Report ${id}, ${timeText(createdOn)}${handled}: ${reason}`,
    `  by ${nameAndAddress(reporter)}`,
    `  about ${nameAndAddress(reported)}`,
    `  listing ${listing.id}: ${printable(listing.title)}; conversation ${chatId}`,
    ...(note === '' ? [] : [`  "${printable(note)}"`]),
  ].join('\n')
}

const nameAndAddress = ({ email, ...person }: ListedReport['reporter']) =>
  `${nameOf(person)}${email === '' ? ', account deleted' : `, ${printable(email)}`}`
