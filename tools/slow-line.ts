import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

interface Line {
  bytesPerSecond: number
  roundTripMs: number
}

const pieceBytes = 4096

/** A line before a server on this machine that all connections share: what the browser throttles by itself
 *  leaves out its worker. A connection costs a round trip, and so does an answer; slow start is left out. */
export async function openSlowLine(target: number, { bytesPerSecond, roundTripMs }: Line) {
  let freeAtMs = 0
  const sockets = new Set<Socket>()

  const carry = async (bytes: number) => {
    const nowMs = performance.now()
    freeAtMs = Math.max(nowMs, freeAtMs) + (bytes / bytesPerSecond) * 1000
    await setTimeout(freeAtMs - nowMs)
  }

  const answer = async (from: Socket, to: Socket) => {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += pieceBytes) {
        const piece = chunk.subarray(at, at + pieceBytes)
        await carry(piece.length)
        // The next piece is on its way while this one arrives.
        void setTimeout(roundTripMs).then(() => to.writable && to.write(piece))
      }
    }
    await setTimeout(roundTripMs)
    to.end()
  }

  const server = createServer((near) => {
    const far = connect(target, 'localhost')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      // A browser hangs up when it likes to.
      socket.on('error', () => socket.destroy())
    }
    near.pause()
    void setTimeout(roundTripMs).then(() => near.pipe(far))
    answer(far, near).catch(() => near.destroy())
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
