/** A day of which something is still missing: no day, so that whoever checks it finds it. */
export const unfinishedDay = 'unfinished'
