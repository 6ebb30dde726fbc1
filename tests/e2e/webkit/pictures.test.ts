import { writeFile } from 'node:fs/promises'
import { smallPhoto } from '../picture-page.ts'
import { newPost } from '../lenders.ts'
import { expect, test } from './test.ts'

test('pictures are uploaded together, and put into another order', async ({
  window,
  baseURL,
}, info) => {
  const post = await newPost(baseURL)
  await window.logIn(post.lender)
  await window.goTo(`/lend/imgedit/${post.id}`)
  const paths = await Promise.all(
    [40, 120, 200].map(async (shade) => {
      const { name, buffer } = await smallPhoto(shade)
      await writeFile(info.outputPath(name), buffer)
      return info.outputPath(name)
    }),
  )
  await window.type('Choose pictures', paths.join('\n'))
  await expect.poll(() => post.pictures()).toHaveLength(3)
  const [first, second, third] = await post.pictures()
  await window.see('The first picture is the cover.')
  await window.session.run(`document.querySelector('input[type=file]').focus()`)
  await window.session.pressKeys('Tab', 'End')
  await window.focusIsOn('Picture 3')
  await window.session.pressKeys('Tab')
  await window.focusIsOn('Drag Picture 3')
  await window.session.pressKeys('Enter')
  await window.focusIsOn('Insert after Picture 3')
  await window.session.pressKeys('Home')
  await window.focusIsOn('Insert before Picture 1')
  await window.session.pressKeys('Enter')
  await window.press('Save Order')
  await window.see('Image Order Saved')
  expect(await post.pictures()).toEqual([third, first, second])
})
