import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { within } from '#server/within.ts'
import { databaseUp, mailsWaiting, pushesWaiting, registry } from './instruments.ts'

/** Who asks waits for ten seconds at most, and would hear nothing of all else either. */
const patienceMs = 3000

/** How much waits for any process to send it. */
export interface Queued {
  mails: number
  pushes: number
}

/** Serves what this process has counted, for Prometheus, at `/metrics` of a port of its own: it is nobody else's.
 *  @param countQueued rejects while the database is away
 *  @throws Error of Node when it cannot listen there */
export async function serveMetrics(
  place: { port: number; host: string },
  countQueued: () => Promise<Queued>,
): Promise<Server> {
  collectDefaultMetrics({ register: registry })
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    await measureQueues(countQueued)
    response.writeHead(200, { 'content-type': registry.contentType })
    response.end(await registry.metrics())
  })
  server.listen(place.port, place.host)
  await once(server, 'listening')
  return server
}

async function measureQueues(countQueued: () => Promise<Queued>): Promise<void> {
  try {
    const { mails, pushes } = await within(patienceMs, countQueued(), late)
    databaseUp.set(1)
    mailsWaiting.set(mails)
    pushesWaiting.set(pushes)
  } catch {
    // Told by a number of its own; who reads the log has been told by whoever needed the database.
    databaseUp.set(0)
  }
}

const late = () => new Error('The database does not answer')
