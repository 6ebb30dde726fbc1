import { oneLine } from '#contract/domain/one-line.ts'
import { nameWithId } from '#contract/domain/person-name.ts'

/** What somebody wrote, for a terminal: on one line, and without what a terminal would obey. */
export const printable = (text: string): string => oneLine(text.replaceAll(/\p{Cf}/gu, ' '))

/** 'Lena (user 7)'. */
export const nameOf = ({ id, firstName }: { id: number; firstName: string }): string =>
  nameWithId({ id, firstName: printable(firstName) })

/** '1 listing', '2 listings'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** '2026-11-10 02:20 UTC'. */
export const timeText = (instant: Date): string =>
  `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`
