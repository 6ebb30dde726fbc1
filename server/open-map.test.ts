import { expect, onTestFinished, test } from 'vitest'
import { failing, startRangeServer } from '#tests/fixtures/range-server.ts'
import { openMap } from './open-map.ts'

async function open(parts: Pick<Parameters<typeof openMap>[0], 'tiles' | 'mapStyleUrl'>) {
  const said: string[] = []
  const map = await openMap({
    ...parts,
    warn: (sentence) => said.push(sentence),
  })
  onTestFinished(() => map.close())
  return { map, said }
}

test('the map is our own, and nothing else is let in', async () => {
  const { map, said } = await open({ tiles: null, mapStyleUrl: null })
  expect(map.mapSource()).toMatchObject({ kind: 'tiles', streets: null })
  expect(map.foreignOrigins()).toEqual({ connect: [], images: [] })
  expect(map.isMapSettled()).toBe(true)
  expect(said).toEqual([])
})

test('a style from elsewhere goes before streets, in one sentence', async () => {
  const server = await startRangeServer(failing(401))
  onTestFinished(() => server.close())
  const { map, said } = await open({
    tiles: { kind: 'file', path: '/nowhere.pmtiles' },
    mapStyleUrl: server.url,
  })
  expect(map.mapSource()).toEqual({ kind: 'style', styleUrl: server.url })
  expect(said).toEqual(['TILES is not used, since MAP_STYLE_URL is set too.'])
  expect(map.isMapSettled()).toBe(false)
  await expect.poll(() => map.isMapSettled()).toBe(true)
  expect(map.foreignOrigins().connect).toEqual([new URL(server.url).origin])
})
