import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { isLostWhileOpening } from './lost-while-opening.ts'
import { openPostgres } from './postgres.ts'

/** A way to a PostgreSQL on which the first connection is lost as soon as it asks for the types of lists. */
async function startBreakingWay(port: number): Promise<number> {
  let hasBroken = false
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    const end = () => void [near.destroy(), far.destroy()]
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    near.on('data', (sent) => {
      if (hasBroken || !sent.includes('typarray')) return void far.write(sent)
      hasBroken = true
      near.resetAndDestroy()
    })
    far.pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('a connection that is lost while it opens ends nothing but itself', async () => {
  const url = new URL(inject('postgresUrl'))
  url.port = String(await startBreakingWay(Number(url.port)))
  const unseen: unknown[] = []
  const see = (error: unknown) => void unseen.push(error)
  process.on('unhandledRejection', see)
  onTestFinished(() => void process.off('unhandledRejection', see))
  const database = await openPostgres({ databaseUrl: url.href })
  onTestFinished(() => database.close())
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.kysely)
  expect(rows).toEqual([{ one: 1 }])
  await expect.poll(() => unseen.map(isLostWhileOpening)).toEqual([true])
})
