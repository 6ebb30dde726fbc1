import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { randomOf } from '#server/demo/random.ts'
import type { Kind } from './kind.ts'
import { postcard } from './paint/draw.ts'
import { paletteOf } from './paint/palettes.ts'

/** Draws every picture of a folder anew, and its index.json: the same bytes each time with the same sharp. */
export async function renderKinds(folder: string, kinds: readonly Kind[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const old = await readdir(folder)
  await Promise.all(old.filter((file) => file.endsWith('.webp')).map((file) => rm(folder + file)))
  const pictures = []
  for (const kind of kinds)
    pictures.push(
      ...(await Promise.all(Array.from(kind.taken.keys(), (i) => render(folder, kind, i)))),
    )
  const index = JSON.stringify(pictures, null, 2).replaceAll(
    /\[\s+("[^\]]*?)\s+\]/g,
    (_, list: string) => `[${list.replaceAll(/\s*\n\s*/g, ' ')}]`,
  )
  await writeFile(`${folder}index.json`, `${index}\n`)
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** The colour that most of the picture has, softened to its average. */
async function colourOf(webp: Buffer): Promise<string> {
  const pixel = await sharp(webp).resize(1, 1).removeAlpha().raw().toBuffer()
  return hex({ r: pixel[0] ?? 0, g: pixel[1] ?? 0, b: pixel[2] ?? 0 })
}

async function render(folder: string, { kind, scene, suits, outside, taken }: Kind, index: number) {
  const [city, hour] = taken[index] ?? ['Bangkok', 'noon']
  const p = paletteOf(city, hour)
  const file = `${kind}-${p.name}-${index + 1}.webp`
  const drawing = scene({ city, p, random: randomOf(file), variant: index })
  const webp = await sharp(Buffer.from(postcard(drawing)))
    .webp({ quality: 60, effort: 5, smartSubsample: true })
    .toBuffer()
  await writeFile(folder + file, webp)
  return {
    file,
    kind,
    suits,
    cities: city === 'Anywhere' ? 'any' : [city],
    outside,
    colour: await colourOf(webp),
  }
}
