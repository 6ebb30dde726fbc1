import { request as requestOf, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A request that has arrived in full. */
export interface WholeRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface WholeAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** What the server answers; by then it has done what was asked.
 *  @throws Error when the server cannot be reached */
export function askServer(
  target: string,
  { method, url, headers, body }: WholeRequest,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const asking = requestOf(new URL(url, target), { method, headers }, (answer) => {
      const { statusCode = 502 } = answer
      buffer(answer).then(
        (body) => resolve({ status: statusCode, headers: answer.headers, body }),
        reject,
      )
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
