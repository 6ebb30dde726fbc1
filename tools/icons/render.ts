import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/* Draws the app's icons from public/icon.svg, and those of its shortcuts from the signs of src/ui:
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

const signs = await readFile(new URL('../../src/ui/icons.svg', import.meta.url), 'utf8')

/** A sign of the menu on the ground of the icon. */
function shortcut(name: string): string {
  const [, sign] = new RegExp(`<symbol id="${name}" [^>]*>(.*)</symbol>`).exec(signs) ?? []
  if (!sign) throw new Error(`src/ui/icons.svg has no ${name}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#1f5c4a"/><g transform="translate(14 14) scale(1.5)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`
}

const icons = [
  { file: 'icon-192.png', sidePx: 192, svg: drawing },
  { file: 'icon-512.png', sidePx: 512, svg: drawing },
  { file: 'maskable-512.png', sidePx: 512, svg: fullBleed(0.8) },
  { file: 'apple-touch-180.png', sidePx: 180, svg: fullBleed(0.9) },
  { file: 'rent-96.png', sidePx: 96, svg: shortcut('search') },
  { file: 'saved-96.png', sidePx: 96, svg: shortcut('heart') },
  { file: 'inbox-96.png', sidePx: 96, svg: shortcut('inbox') },
]

await mkdir(`${folder}icons`, { recursive: true })
for (const { file, sidePx, svg } of icons) {
  await sharp(Buffer.from(svg), { density: 72 * (sidePx / 64) })
    .resize(sidePx, sidePx)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}icons/${file}`)
}
