import { writeFile } from 'node:fs/promises'
import {
  emptyFile,
  hugePng,
  largeFile,
  svgNamedJpg,
  truncatedJpeg,
  unsteadyJpeg,
} from '#tests/fixtures/bad-pictures.ts'
import { holdUpAndLose } from './hold-up.ts'
import { newPost } from './lenders.ts'
import { bytesOf, choose, rowOf, smallPhoto, tiles, uploadPath } from './picture-page.ts'
import { expect, test } from './test.ts'

const badFiles: [() => File | Promise<File>, string][] = [
  [hugePng, 'This picture is too large. Maximum 50 million pixels.'],
  [svgNamedJpg, 'This is not a picture that can be read: jpg, jpeg, png or gif.'],
  [truncatedJpeg, 'The picture is not complete, or broken.'],
  [emptyFile, 'The file is empty.'],
  [largeFile, 'The file is too large. Maximum 15 MB.'],
]

test('a file that is not a picture gets its sentence and is not sent; the good ones come', async ({
  context,
  baseURL,
}, testInfo) => {
  const post = await newPost(baseURL)
  const page = await post.openPictures(context)
  const sent: string[] = []
  page.on('request', (request) => uploadPath.test(request.url()) && sent.push(request.url()))
  const bad = await Promise.all(
    badFiles.map(async ([make, sentence]) => ({ file: await make(), sentence })),
  )
  const paths = await Promise.all(
    bad.map(async ({ file }) => {
      const path = testInfo.outputPath(file.name)
      await writeFile(path, await bytesOf(file))
      return path
    }),
  )
  const good = testInfo.outputPath('good.jpg')
  await writeFile(good, (await smallPhoto(5)).buffer)
  await choose(page, [...paths, good])
  for (const { file, sentence } of bad) {
    await expect(rowOf(page, file.name)).toContainText(`Could not upload. ${sentence}`)
  }
  await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(1)
  expect(sent).toHaveLength(1)
  expect(await post.pictures()).toHaveLength(1)

  await page.getByRole('button', { name: 'Remove half.jpg' }).click()
  await expect(rowOf(page, 'half.jpg')).toHaveCount(0)

  await test.step('A photo that this device cannot decode is sent as it is', async () => {
    const file = await unsteadyJpeg()
    await choose(page, { name: file.name, mimeType: 'image/jpeg', buffer: await bytesOf(file) })
    await expect(tiles(page)).toHaveCount(2)
    expect(await post.pictures()).toHaveLength(2)
  })

  await test.step('A name with path parts and markup is text', async () => {
    const name = '../../<img src=x onerror=alert(1)>.jpg'
    await choose(page, { name, mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    const row = page
      .getByRole('list', { name: 'Uploads' })
      .getByRole('listitem')
      .filter({ hasText: '<img src=x onerror=alert(1)>.jpg' })
    await expect(row).toBeVisible()
    await expect(row.getByRole('img')).toHaveCount(0)
  })

  await test.step('Files are dropped anywhere on the page, which says so', async () => {
    const { name, mimeType, buffer } = await smallPhoto(9)
    const dropped = await page.evaluateHandle(
      ({ name, mimeType, bytes }) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
        return transfer
      },
      { name, mimeType, bytes: [...buffer] },
    )
    const heading = page.getByRole('heading', { name: 'Edit Images' })
    await expect(async () => {
      await heading.dispatchEvent('dragover', { dataTransfer: dropped })
      await expect(page.getByText('Drop the pictures here')).toBeVisible({ timeout: 500 })
    }).toPass()
    await heading.dispatchEvent('drop', { dataTransfer: dropped })
    await expect(page.getByText('Drop the pictures here')).toHaveCount(0)
    await expect(tiles(page)).toHaveCount(3)
  })
})

test('of more pictures than a listing takes, those that fit are offered, and no more files once it is full', async ({
  context,
  baseURL,
}) => {
  const post = await newPost(baseURL, { pictureCount: 18 })
  const page = await post.openPictures(context)
  const field = page.getByLabel('Choose pictures')
  await choose(page, await Promise.all([0, 1, 2, 3, 4].map(smallPhoto)))
  await expect(page.getByRole('alert')).toContainText(
    'A listing has at most 20 pictures. You have chosen 5, and there is room for 2 more.',
  )
  expect(await post.pictures()).toHaveLength(18)
  await page.getByRole('button', { name: 'Upload the first 2' }).click()
  await expect(tiles(page)).toHaveCount(20)
  await expect(page.getByText('There is no room for more')).toBeVisible()
  await expect(field).toBeDisabled()
  await expect.poll(post.pictures).toHaveLength(20)

  await test.step('Who fills the last place keeps the focus', async () => {
    await page.getByRole('button', { name: 'Delete Picture 20' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this picture?' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(tiles(page)).toHaveCount(19)
    await expect(field).toBeEnabled()
    await field.focus()
    await choose(page, await smallPhoto(5))
    await expect(tiles(page)).toHaveCount(20)
    await expect(field).toBeDisabled()
    await expect(field).toBeFocused()
    const opensFiles = (input: Element) =>
      input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(await field.evaluate(opensFiles)).toBe(false)
  })
})

test.describe('a deletion that fails once its question is closed', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('says so at its own picture, and then pictures are deleted to the last', async ({
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL, { pictureCount: 2 })
    const [, second] = await post.pictures()
    const page = await post.openPictures(context)
    const lose = await holdUpAndLose(page, '**/api/rent/deleteimg/**')
    const question = page.getByRole('alertdialog', { name: 'Delete this picture?' })
    const answer = (name: string) => question.getByRole('button', { name, exact: true })
    await page.getByRole('button', { name: 'Delete Picture 1' }).click()
    await answer('Delete').click()
    await expect(answer('Delete')).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    lose()
    await expect(question.getByRole('alert')).toBeVisible()
    await expect(question).toContainText('Picture 1 is taken off your post.')
    await answer('Cancel').click()
    await page.getByRole('button', { name: 'Delete Picture 2' }).click()
    await expect(question).toContainText('Picture 2 is taken off your post.')
    await expect(question.getByRole('alert')).toHaveCount(0)
    await answer('Cancel').click()
    await expect(tiles(page)).toHaveCount(2)

    await page.unroute('**/api/rent/deleteimg/**')
    await page.getByRole('button', { name: 'Delete Picture 1' }).click()
    await answer('Delete').click()
    await expect(page.getByText('Deleted successfully')).toBeVisible()
    await expect(tiles(page)).toHaveCount(1)
    expect(await post.pictures()).toEqual([second])
    await page.getByRole('button', { name: 'Delete Picture 1' }).click()
    await answer('Delete').click()
    await expect(page.getByText('No pictures yet')).toBeVisible()
    expect(await post.pictures()).toEqual([])
  })
})

test('a stranger is told that it is not theirs, and a visitor to log in', async ({
  page,
  context,
  baseURL,
}) => {
  const post = await newPost(baseURL)
  const stranger = (await newPost(baseURL)).lender
  await page.goto(`/lend/imgedit/${post.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible()
  await stranger.enter(context)
  await page.goto(`/lend/imgedit/${post.id}`)
  await expect(page.getByText('This listing is not yours.')).toBeVisible()
  await expect(page.getByLabel('Choose pictures')).toHaveCount(0)
})
