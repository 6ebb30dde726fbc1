import { getSession } from '#contract/endpoints/session.ts'
import { openAnswer } from './call.ts'

/** Who is logged in, by the answer to `getSession`. */
export const userOfAnswer = (status: number, body: unknown) =>
  openAnswer(getSession, status, body).resObj
