import { loginPage, passOn, startProxy } from '#tests/fixtures/start-proxy.ts'
import { newPost } from './lenders.ts'
import { choose, rowOf, smallPhoto, tiles, uploadPath } from './picture-page.ts'
import { expect, test } from './test.ts'

test.describe('on a bad connection', () => {
  test.use({
    expectedComplaint:
      /ERR_EMPTY_RESPONSE|ERR_CONNECTION_(RESET|REFUSED)|ERR_INTERNET_DISCONNECTED|NetworkError|fetching the script/,
  })

  test('a connection cut in the middle loses the picture in flight alone, which is tried again', async ({
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL)
    const proxy = await startProxy(baseURL ?? '')
    let uploads = 0
    let isBack = false
    proxy.instead = {
      paths: uploadPath,
      answer(request, response) {
        uploads += 1
        request.once('data', (begin: Buffer) => {
          // The browser itself tries once more where it used the connection before.
          if (!isBack && begin.includes('photo 2.jpg')) return request.socket.destroy()
          request.pause().unshift(begin)
          passOn(proxy.target, request, response)
        })
      },
    }
    const page = await post.openPictures(context, proxy.url)
    const files = await Promise.all([1, 2, 3, 4].map(smallPhoto))
    await choose(page, files)
    await expect(rowOf(page, 'photo 2.jpg')).toContainText(
      'Could not upload. The connection was lost.',
    )
    await expect(tiles(page)).toHaveCount(3)
    await expect(page.getByRole('list', { name: 'Uploads' }).getByRole('listitem')).toHaveCount(1)
    const without = await post.pictures()
    expect(without).toHaveLength(3)

    isBack = true
    uploads = 0
    await page.getByRole('button', { name: 'Try again: photo 2.jpg' }).click()
    await expect(tiles(page)).toHaveCount(4)
    await expect.poll(async () => (await post.pictures()).length).toBe(4)
    // It stands where it was chosen.
    await expect.poll(async () => (await post.pictures()).toSpliced(1, 1)).toEqual(without)
    expect(uploads).toBe(1)
    await page.close()
    await proxy.close()
  })

  test('what is chosen in a network that wants a login first comes after it', async ({
    context,
    baseURL,
  }) => {
    const proxy = await startProxy(baseURL ?? '')
    const post = await newPost(baseURL)
    const page = await post.openPictures(context, proxy.url)
    await expect(page.getByText('No pictures yet')).toBeVisible()
    proxy.instead = { paths: /^\/(api(?!\/events?\b)|readyz)/, answer: loginPage }
    await choose(page, await Promise.all([1, 2, 3].map(smallPhoto)))
    for (const name of ['photo 1.jpg', 'photo 3.jpg'])
      await expect(rowOf(page, name)).toContainText('Waiting')
    await expect(page.getByRole('button', { name: 'Offline' })).toBeVisible()
    proxy.instead = null
    await expect(tiles(page)).toHaveCount(3)
    await expect.poll(post.pictures).toHaveLength(3)
    await page.close()
    await proxy.close()
  })

  test('what is chosen without one stays, and comes once it is back', async ({
    context,
    baseURL,
  }) => {
    const post = await newPost(baseURL, { pictureCount: 1 })
    const page = await post.openPictures(context)
    await expect(tiles(page)).toHaveCount(1)
    await context.setOffline(true)
    await choose(page, [await smallPhoto(1), await smallPhoto(2)])
    await expect(page.getByText('is uploaded once there is a connection')).toBeVisible()
    await expect(rowOf(page, 'photo 1.jpg')).toContainText('Waiting')
    await context.setOffline(false)
    await expect(tiles(page)).toHaveCount(3)
    await expect.poll(post.pictures).toHaveLength(3)
  })
})
