import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { errorCodes } from '#contract/wire/error-codes.ts'

/** Of an answer to what never became a request, or to an address that nothing can be made of: there is nothing in it
 *  to load, show or keep. */
export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const errorCode = errorCodes.invalid.code
const refusals = {
  400: { errorCode, message: 'This request cannot be read.' },
  408: { errorCode, message: 'Please try again soon.' },
  431: { errorCode, message: 'This is too large.' },
} as const

/** Says why in the envelope, where somebody still listens, and ends the connection. */
export function refuseConnection(socket: Duplex, status: keyof typeof refusals): void {
  if (socket.destroyed) return
  const body = JSON.stringify({ success: false, resObj: null, ...refusals[status] })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ].join('\r\n')
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`)
  socket.destroy()
}

/** For what Node could not read as a request. It is not logged: the error carries what was sent, cookies included. */
export function refuseUnread({ code }: { code?: string }, socket: Duplex): void {
  if (code === 'ECONNRESET') return void socket.destroy()
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuseConnection(socket, 408)
  refuseConnection(socket, code === 'HPE_HEADER_OVERFLOW' ? 431 : 400)
}
