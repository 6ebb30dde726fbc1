import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { filesOf } from '../server/plugins/page-chunks.ts'
import { appFolder, readChunks, readPageFiles } from './built-chunks.ts'

/** What each page may weigh before anything else is asked for, gzip. @see docs/product.md §9 */
const budgets = [
  { page: 'landing', route: 'index', mostKb: 130 },
  { page: 'search, before the map', route: 'rent', mostKb: 220 },
  { page: 'listing', route: 'rentitem.$id', mostKb: 200 },
]

const chunks = readChunks()
const pages = readPageFiles()

const gzipBytes = (file: string) =>
  gzipSync(readFileSync(`${appFolder}/${file}`), { level: 9 }).length

let failed = false
for (const { page, route, mostKb } of budgets) {
  const own = Object.keys(chunks).find((key) => chunks[key]?.file === pages[route])
  const files = filesOf(chunks, ['index.html', ...(own ? [own] : [])])
  const kb = [...files].reduce((sum, file) => sum + gzipBytes(file), 0) / 1000
  const holds = kb <= mostKb && own !== undefined
  failed ||= !holds
  process.stdout.write(
    `${holds ? 'ok  ' : 'FAIL'} first load of ${page}: ${kb.toFixed(1)} kB of ${mostKb} kB gzip` +
      `${own === undefined ? `; no chunk for ${route}` : ''}\n`,
  )
}
process.exit(failed ? 1 : 0)
