import { seenName } from '#contract/domain/person-name.ts'

/** What somebody wrote, for a terminal: on one line, and without what a terminal would obey. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** 'Lena (user 7)'. */
export function nameOf({ id, firstName }: { id: number; firstName: string }): string {
  const name = seenName(printable(firstName))
  return name ? `${name} (user ${id})` : `User ${id}`
}

/** '1 listing', '2 listings'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** '2026-11-10 02:20 UTC'. */
export const timeText = (instant: Date): string =>
  `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`
