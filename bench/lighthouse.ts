import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnServer } from '#tests/e2e/own-server.ts'

/* Lighthouse on a phone, the median of five runs for each page:
   node --import tsx bench/lighthouse.ts [path …] */
const runs = 5
const given = process.argv.slice(2)
const pages = given.length > 0 ? given : ['/', '/rentitem/1']
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const mostShift = 0.02

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

const folder = mkdtempSync(join(tmpdir(), 'staylend-lighthouse-'))
const file = join(folder, 'report.json')

/** One run. A browser that loses its own trace has measured nothing, and is asked again. */
function lighthouse(url: string): Report {
  const { status, stderr } = spawnSync(
    'npx',
    [
      '-y',
      'lighthouse@12.8.2',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { encoding: 'utf8', env: { CHROME_PATH: '/usr/bin/chromium', ...process.env } },
  )
  if (stderr.includes('NO_NAVSTART')) {
    console.log('  (no trace: measured again)')
    return lighthouse(url)
  }
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const failures = ({ audits }: Report) =>
  Object.entries(audits)
    .filter(([, { score }]) => score !== null && score < 0.9)
    .map(([id]) => id)

const server = await startOwnServer({ DEMO: '1' })
let failed = false
for (const page of pages) {
  const reports = Array.from({ length: runs }, () => lighthouse(server.url + page))
  const of = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  console.log(page)
  for (const [category, goal] of Object.entries(goals)) {
    const score = Math.round(
      median(reports.map((each) => each.categories[category]?.score ?? 0)) * 100,
    )
    failed ||= score < goal
    console.log(`  ${score >= goal ? 'ok  ' : 'FAIL'} ${category} ${score} of ${goal}`)
  }
  const shift = of('cumulative-layout-shift')
  failed ||= shift > mostShift
  console.log(`  ${shift <= mostShift ? 'ok  ' : 'FAIL'} layout shift ${shift.toFixed(3)}`)
  const times = {
    FCP: 'first-contentful-paint',
    LCP: 'largest-contentful-paint',
    TBT: 'total-blocking-time',
  }
  for (const [name, audit] of Object.entries(times)) {
    console.log(`       ${name} ${Math.round(of(audit))} ms`)
  }
  console.log(
    `       below 0.9: ${[...new Set(reports.flatMap(failures))].join(', ') || 'nothing'}`,
  )
}
await server.stop()
process.exit(failed ? 1 : 0)
