import type { Page } from '@playwright/test'
import { pictureOf } from '#contract/domain/picture.ts'
import { photo } from '#tests/fixtures/photos.ts'

/** The pictures of a post, where its lender edits them. */
export const tiles = (page: Page) => page.getByRole('grid', { name: 'Pictures' }).getByRole('row')

/** They as they stand, by the addresses of what is shown. */
export const shown = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))

/** What is shown of a picture. */
export const smallOf = (source = '') => pictureOf(source)?.small ?? source

export const uploadPath = /\/api\/user\/uploadimages\/lend\//

export const choose = (
  page: Page,
  files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
) => page.getByLabel('Choose pictures').setInputFiles(files)

/** What is not uploaded yet, by the name of its file. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem', { name, exact: true })

export const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

/** A photo as a form takes it; another shade is another picture. */
export async function smallPhoto(shade: number) {
  const buffer = await bytesOf(await photo(shade))
  return { name: `photo ${shade}.jpg`, mimeType: 'image/jpeg', buffer }
}
