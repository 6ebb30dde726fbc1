/** What somebody wrote, on one line: without breaks, and without what steers whoever shows it. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
