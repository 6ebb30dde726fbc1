import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from './set-up.js'

const page = join(root, 'bench/RESULTS.md')
const begin = `# Results

Written by \`npm run bench\` and \`npm run test:long\`. A line with \`ok\` reaches its figure, one with \`FAIL\` does not, and one with \`MISS\` was not run here.`

function machine(): string {
  const [first] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`
  return `${day}, ${cpus().length} × ${first?.model.trim()}, ${memory}, Node ${process.versions.node}`
}

function readPage(): string {
  try {
    return readFileSync(page, 'utf8')
  } catch {
    return ''
  }
}

/** Puts what was measured under its heading on the page of results, with the day and the machine. The other sections stay
 *  as they are; a new one comes last. */
export function keepResult(heading: string, said: string): void {
  const sections = new Map(
    readPage()
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf('\n')), section.trimEnd()]),
  )
  sections.set(heading, `## ${heading}\n\n${machine()}\n\n${said}`)
  writeFileSync(page, `${[begin, ...sections.values()].join('\n\n')}\n`)
}
