import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { answering } from '#tests/fixtures/answering-names.ts'
import { PrivateAddressError, publicLookup, type Resolve } from './public-lookup.ts'

const lookedUp = (name: string, options: { all?: boolean }, resolve?: Resolve) =>
  new Promise<string | LookupAddress[]>((found, fail) =>
    publicLookup(resolve)(name, options, (error, addresses) =>
      error ? fail(error) : found(addresses),
    ),
  )

test('a name of the internet is what it stands for', async () => {
  const resolve = answering('1.1.1.1', '2606:4700::1111')
  expect(await lookedUp('push.example', {}, resolve)).toBe('1.1.1.1')
  expect(await lookedUp('push.example', { all: true }, resolve)).toEqual([
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ])
})

test.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['::ffff:10.0.0.1']], [['fd00::1']]])(
  'a name that stands for %j is refused',
  async (addresses) => {
    for (const options of [{}, { all: true }]) {
      const looking = lookedUp('push.example', options, answering(...addresses))
      await expect(looking).rejects.toThrow(PrivateAddressError)
    }
  },
)

test('a name of this machine is refused, and one that stands for nothing', async () => {
  await expect(lookedUp('localhost', { all: true })).rejects.toThrow(PrivateAddressError)
  await expect(lookedUp('nowhere.invalid', { all: true })).rejects.toThrow()
  await expect(lookedUp('push.example', {}, answering())).rejects.toThrow('has no address')
})
