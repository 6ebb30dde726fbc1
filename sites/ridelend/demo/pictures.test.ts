import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ridelend } from '../site.ts'
import index from './pictures/index.json' with { type: 'json' }

const urlOf = (file: string) => new URL(`./pictures/${file}`, import.meta.url)

describe('the pictures of the vehicles', () => {
  it('are all WebP of 1200 by 900 pixels', async () => {
    for (const { file } of index) {
      const { format, width, height } = await sharp(fileURLToPath(urlOf(file))).metadata()
      expect({ file, format, width, height }).toEqual({
        file,
        format: 'webp',
        width: 1200,
        height: 900,
      })
    }
  })

  it('weigh no more than 1.5 MB together', async () => {
    const sizes = await Promise.all(index.map(async ({ file }) => (await stat(urlOf(file))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_500_000)
  })

  it.each(ridelend.types.map(({ name }) => name))('show a %s at least six times', (type) => {
    expect(index.filter(({ suits }) => suits.includes(type)).length).toBeGreaterThanOrEqual(6)
  })
})
