import type { Page } from '@playwright/test'
import { pictureOf } from '#contract/domain/picture.ts'

/** The pictures of a post, where its lender edits them. */
export const tiles = (page: Page) => page.getByRole('grid', { name: 'Pictures' }).getByRole('row')

/** They as they stand, by the addresses of what is shown. */
export const shown = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''))

/** What is shown of a picture. */
export const smallOf = (source = '') => pictureOf(source)?.small ?? source
