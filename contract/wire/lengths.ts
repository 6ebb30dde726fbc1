import * as z from 'zod/mini'

/** Zod asks for the length of whatever has one, and breaks where that is an object: `{ "length": { "toString": 1 } }`. */
function measured<Check extends z.core.$ZodCheck>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value)
  return check
}

/** For texts and lists. */
export const atLeast = (length: number, message?: string) => measured(z.minLength(length, message))

/** What is longer is looked at no further: a later check could take its time over a text as large as a request. */
export const atMost = (length: number, message?: string) =>
  measured(z.maxLength(length, { error: message, abort: true }))
