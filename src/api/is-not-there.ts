import { isRefusedAs } from './is-refused-as.ts'

/** Whether the server has said that there is no such thing. */
export const isNotThere = (error: unknown): boolean => isRefusedAs(error, 'not-there')
