import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'dist/app'

/** The files that the built worker fetches before it takes over, and how large they are together; and those
 *  that come after. */
export function readInstallList(): { paths: string[]; bytes: number; latePaths: string[] } {
  const worker = readFileSync(join(folder, 'main.js'), 'utf8')
  const [list = '[]'] = /\[\{[^\]]*"url":"assets\/[^\]]*\]/.exec(worker) ?? []
  const files: { url: string; isLate?: true }[] = JSON.parse(list)
  const paths = files.filter(({ isLate }) => !isLate).map(({ url }) => url)
  return {
    paths,
    latePaths: files.filter(({ isLate }) => isLate).map(({ url }) => url),
    bytes: paths.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0),
  }
}
