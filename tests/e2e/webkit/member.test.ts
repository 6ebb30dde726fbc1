import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { pictureOf } from '#contract/domain/picture.ts'
import { liveLock } from '#src/live/names.ts'
import { newPerson } from '../person.ts'
import { expect, test, type WebKitWindow } from './test.ts'

/** Whether this page has the stream of events. */
const isLive = ({ session }: WebKitWindow) =>
  session.run(
    `return (await navigator.locks.query()).held.some(({ name }) => name === args[0])`,
    liveLock,
  )

test('who is logged in can load the page again, go back to it, and send a picture', async ({
  window,
  baseURL,
}, info) => {
  const person = await newPerson(baseURL ?? '', 'Lena')
  await window.logIn(person)
  await expect.poll(() => isLive(window)).toBe(true)
  await window.session.reload()
  await window.see('Lena')
  await expect.poll(() => isLive(window)).toBe(true)
  await window.goTo('/about')
  await window.session.goBack()
  await window.see('Lena')
  await expect.poll(() => isLive(window)).toBe(true)

  await test.step('a profile picture is sent as it was cut', async () => {
    await window.goTo('/profile')
    await window.press('Upload Image')
    const path = info.outputPath('red.png')
    const red = { create: { width: 900, height: 600, channels: 3, background: '#dc2814' } } as const
    await writeFile(path, await sharp(red).png().toBuffer())
    await window.type('Choose a picture', path)
    await window.press('Upload')
    await window.see('Uploaded successfully')
    const { profileImage } = await person.ask<{ profileImage: string }>(
      'GET',
      `/api/user/public/${person.id}`,
    )
    const answer = await fetch(`${baseURL}${pictureOf(profileImage)?.jpeg}`)
    const { channels } = await sharp(await answer.arrayBuffer()).stats()
    const spans = channels.map(({ min, max }) => [min, max])
    // As red as before, but for what a JPEG changes, and so everywhere.
    for (const [at, value] of [0xdc, 0x28, 0x14].entries()) {
      for (const edge of spans[at] ?? []) expect(Math.abs(edge - value)).toBeLessThan(4)
    }
    expect(spans).toHaveLength(3)
  })
})
