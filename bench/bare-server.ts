/* A Node server and nothing else: reads each request to its end and sends the answer that stands at the same place in
   the file, with its headers. Started by bench/throughput.ts: node --import tsx bench/bare-server.ts <file> */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RecordedAnswer {
  headers: Record<string, string>
  /** In base 64. */
  body: string
}

const recorded: RecordedAnswer[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const answers = recorded.map(({ headers, body }) => ({
  headers,
  body: Buffer.from(body, 'base64'),
}))

const server = createServer((request, response) => {
  const answer = answers[Number(request.headers['x-recorded'])]
  request.resume().on('end', () => {
    if (answer) response.writeHead(200, answer.headers).end(answer.body)
    else response.writeHead(404).end()
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${(server.address() as AddressInfo).port}\n`)
})
