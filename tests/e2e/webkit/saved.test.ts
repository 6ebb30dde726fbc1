import { expect, test } from './test.ts'

test('a place that was saved is there without the server, with its pictures and its map', async ({
  window,
  site,
}) => {
  await window.goTo('/rentitem/1')
  await window.untilItOpensOffline()
  const title = await window.session.run(`return document.querySelector('h1').innerText`)
  await window.press(`Save: ${title}`)
  await window.goTo('/saved')
  await window.see('Kept on this device')
  site.goAway()
  await window.goTo('/saved')
  await window.see(title)
  await window.press('Map')
  await expect.poll(() => window.session.run(mapIsBusy), { timeout: 30_000 }).toBe('false')
  expect(await window.session.run('return document.body.innerText')).not.toContain(
    'Parts of the map are not on this device.',
  )
  await window.goTo('/rentitem/1')
  await window.see('1 of 5')
  for (const turn of [2, 3, 4, 5]) {
    await window.press('Next picture')
    await window.see(`${turn} of 5`)
  }
  await expect.poll(() => window.session.run(drawnPictures)).toBe(5)
})

const mapIsBusy = `return document.querySelector('main canvas')?.getAttribute('aria-busy')`

const drawnPictures = `
  return [...document.querySelectorAll('main img')].filter((image) => image.naturalWidth > 0).length`
