/* In milliseconds. A day of a calendar may be longer or shorter than one of these: see `addDays`. */

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
