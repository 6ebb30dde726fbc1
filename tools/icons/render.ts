import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/* Draws the app's icons from public/icon.svg:
   node --import tsx tools/icons/render.ts */
const folder = fileURLToPath(new URL('../../public/', import.meta.url))
const drawing = await readFile(`${folder}icon.svg`, 'utf8')

/** The ground reaches every edge: the device cuts its own shape.
 *  @param scale how much of the side the sign keeps; a cut may take a tenth from each side */
const fullBleed = (scale: number) => {
  const margin = (64 - 64 * scale) / 2
  const [ground = '', ...sign] = drawing.split('\n').slice(1, -2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground.replace(/ rx="\d+"/, '')}<g transform="translate(${margin} ${margin}) scale(${scale})">${sign.join('')}</g></svg>`
}

const icons = [
  { file: 'icon-192.png', sidePx: 192, svg: drawing },
  { file: 'icon-512.png', sidePx: 512, svg: drawing },
  { file: 'maskable-512.png', sidePx: 512, svg: fullBleed(0.8) },
  { file: 'apple-touch-180.png', sidePx: 180, svg: fullBleed(0.9) },
]

await mkdir(`${folder}icons`, { recursive: true })
for (const { file, sidePx, svg } of icons) {
  await sharp(Buffer.from(svg), { density: 72 * (sidePx / 64) })
    .resize(sidePx, sidePx)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}icons/${file}`)
}
