import { mkdir, readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/* Draws the icons of every site from its icon.svg, and those of its shortcuts from the signs of src/ui:
   node --import tsx tools/icons/render.ts */
const sites = fileURLToPath(new URL('../../sites/', import.meta.url))
const signs = await readFile(new URL('../../src/ui/icons.svg', import.meta.url), 'utf8')

/** The ground reaches every edge: the device cuts its own shape.
 *  @param scale how much of the side the sign keeps; a cut may take a tenth from each side */
function fullBleed(drawing: string, scale: number): string {
  const margin = (64 - 64 * scale) / 2
  const [ground = '', ...sign] = drawing.split('\n').slice(1, -2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground.replace(/ rx="\d+"/, '')}<g transform="translate(${margin} ${margin}) scale(${scale})">${sign.join('')}</g></svg>`
}

/** A sign of the menu on the ground of the icon. */
function shortcut(drawing: string, name: string): string {
  const [, ground] = /<rect [^>]*fill="([^"]+)"/.exec(drawing) ?? []
  const [, sign] = new RegExp(`<symbol id="${name}" [^>]*>(.*)</symbol>`).exec(signs) ?? []
  if (!ground) throw new Error('An icon begins with its ground, a rect')
  if (!sign) throw new Error(`src/ui/icons.svg has no ${name}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${ground}"/><g transform="translate(14 14) scale(1.5)" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`
}

const iconsOf = (drawing: string) => [
  { file: 'icon-192.png', sidePx: 192, svg: drawing },
  { file: 'icon-512.png', sidePx: 512, svg: drawing },
  { file: 'maskable-512.png', sidePx: 512, svg: fullBleed(drawing, 0.8) },
  { file: 'apple-touch-180.png', sidePx: 180, svg: fullBleed(drawing, 0.9) },
  { file: 'rent-96.png', sidePx: 96, svg: shortcut(drawing, 'search') },
  { file: 'saved-96.png', sidePx: 96, svg: shortcut(drawing, 'heart') },
  { file: 'inbox-96.png', sidePx: 96, svg: shortcut(drawing, 'inbox') },
]

async function drawIcons(site: string): Promise<void> {
  const folder = `${sites}${site}/icons/`
  await mkdir(folder, { recursive: true })
  for (const { file, sidePx, svg } of iconsOf(await readFile(`${sites}${site}/icon.svg`, 'utf8'))) {
    await sharp(Buffer.from(svg), { density: 72 * (sidePx / 64) })
      .resize(sidePx, sidePx)
      .png({ palette: true, compressionLevel: 9 })
      .toFile(`${folder}${file}`)
  }
}

for (const entry of await readdir(sites, { withFileTypes: true })) {
  if (entry.isDirectory()) await drawIcons(entry.name)
}
