import type { IncomingMessage } from 'node:http'
import { request, type Agent } from 'node:https'
import { importedCalendar } from '#contract/limits.ts'
import { PrivateAddressError } from '#server/public-lookup.ts'
import { calendarAddress } from './calendar-address.ts'
import { CalendarProblem } from './calendar-problem.ts'

const { bytesAtMost, redirectsAtMost } = importedCalendar

/** What an address answers, in time and as far as it may be followed.
 *  @param agent looks at each name for the connection that goes there
 *  @throws CalendarProblem (rejects) */
export async function fetchCalendar(
  given: string,
  { agent, signal, timeoutMs }: { agent: Agent; signal: AbortSignal; timeoutMs: number },
): Promise<string> {
  const inTime = AbortSignal.timeout(timeoutMs)
  try {
    return await follow(given, { agent, signal: AbortSignal.any([signal, inTime]) })
  } catch (error) {
    if (signal.aborted || error instanceof CalendarProblem) throw error
    throw new CalendarProblem(faultOf(error, inTime), { cause: error })
  }
}

function faultOf(error: unknown, inTime: AbortSignal) {
  if (inTime.aborted) return 'late'
  return error instanceof PrivateAddressError ? 'private' : 'away'
}

async function follow(
  given: string,
  asked: { agent: Agent; signal: AbortSignal },
): Promise<string> {
  let address = calendarAddress(given)
  for (let step = 0; step <= redirectsAtMost; step += 1) {
    const response = await get(address, asked)
    const next = nextOf(response)
    if (next === null) return textOf(response)
    response.destroy()
    address = calendarAddress(next, address)
  }
  throw new CalendarProblem('leads-on')
}

function get(
  address: string,
  { agent, signal }: { agent: Agent; signal: AbortSignal },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { port } = agent.options
    const headers = { accept: 'text/calendar, */*;q=0.1', 'accept-encoding': 'identity' }
    const asked = request(address, { agent, headers, signal, ...(port && { port }) })
    asked.once('response', resolve)
    asked.on('error', reject)
    asked.end()
  })
}

function nextOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return statusCode >= 300 && statusCode < 400 ? (headers.location ?? null) : null
}

async function textOf(response: IncomingMessage): Promise<string> {
  const { statusCode = 0 } = response
  if (statusCode !== 200) {
    response.destroy()
    throw new CalendarProblem(statusCode < 500 ? 'refused' : 'away')
  }
  const parts: Buffer[] = []
  let length = 0
  // Leaving the loop early ends the connection.
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length
    if (length > bytesAtMost) throw new CalendarProblem('too-large')
    parts.push(part)
  }
  if (!response.complete) throw new CalendarProblem('away')
  // It leaves out the byte order mark that some begin with.
  return new TextDecoder().decode(Buffer.concat(parts))
}
