import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The first half of a file of the build, in a way that no browser tells from a whole. */
export function cutFile({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const whole = readFileSync(`dist/app${url}`)
  response.useChunkedEncodingByDefault = false
  response.shouldKeepAlive = false
  response
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000' })
    .end(whole.subarray(0, whole.length / 2))
}
