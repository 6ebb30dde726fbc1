import { connect } from 'node:net'

/** A statement of a connection, as PostgreSQL told that connection at its start. */
export interface StatementKey {
  pid: number
  secret: number
}

interface Hosts {
  host: string[]
  port: number[]
  /** Of a socket in the file system, instead of the hosts. */
  path?: string | false | undefined
}

const cancelRequest = 80_877_102
const waitMs = 5000

/** Asks for a statement to be given up: one that nobody waits for any more would hold its connection at the server, and
 *  what it writes. Any host that does not know the key lets it be, and none answers.
 *  @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-CANCELING-REQUESTS */
export function cancelStatement({ host, port, path }: Hosts, { pid, secret }: StatementKey): void {
  const message = Buffer.alloc(16)
  message.writeInt32BE(message.length, 0)
  message.writeInt32BE(cancelRequest, 4)
  message.writeUInt32BE(pid, 8)
  message.writeUInt32BE(secret, 12)
  const ways = path ? [{ path }] : host.map((name, at) => ({ host: name, port: port[at] ?? 5432 }))
  for (const way of ways) {
    const socket = connect({ ...way, timeout: waitMs }, () => socket.end(message))
    socket.on('timeout', () => socket.destroy())
    // A host that is not there has no statement to give up.
    socket.on('error', () => socket.destroy())
    socket.unref()
  }
}
