import { lighthouseReport, type LighthouseReport } from '#tools/lighthouse-report.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { build } from '#tools/set-up.js'
import { judge, median } from './report.ts'

/* Lighthouse on a phone, the median of five runs for each page:
   node --import tsx bench/lighthouse.ts [path …] */
const runs = 5
const given = process.argv.slice(2)
const pages = given.length > 0 ? given : ['/', '/rentitem/1']
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const mostShift = 0.02
/** Lighthouse takes a phone to be four times slower than any machine. The browser's own tools know how fast a phone of the
 *  middle is: as a Pixel 5, by the task that Lighthouse times. */
const indexOfPhone = 1000
const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
}

const failures = ({ audits }: LighthouseReport) =>
  Object.entries(audits)
    .filter(([, { score }]) => score !== null && score < 0.9)
    .map(([id]) => id)

/** Prints the medians of a page. */
function measure(origin: string, page: string): void {
  const reports = Array.from({ length: runs }, () => lighthouseReport(origin + page))
  const of = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  console.log(page)
  for (const [category, goal] of Object.entries(goals)) {
    const score = Math.round(
      median(reports.map((each) => each.categories[category]?.score ?? 0)) * 100,
    )
    judge(score >= goal, `${category} ${score} of ${goal}`)
  }
  const shift = of('cumulative-layout-shift')
  judge(shift <= mostShift, `layout shift ${shift.toFixed(3)}`)
  for (const [name, audit] of Object.entries(times)) {
    console.log(`       ${name} ${Math.round(of(audit))} ms`)
  }
  const index = median(reports.map(({ environment }) => environment.benchmarkIndex))
  const slowdown = Math.max(1, index / indexOfPhone)
  const onPhone = Array.from({ length: runs }, () => lighthouseReport(origin + page, { slowdown }))
  const score = median(onPhone.map(({ categories }) => categories['performance']?.score ?? 0))
  console.log(
    `       this machine has an index of ${Math.round(index)}; performance ${Math.round(score * 100)} where a phone is ` +
      `${slowdown.toFixed(1)} times slower`,
  )
  const below = [...new Set(reports.flatMap(failures))]
  console.log(`       below 0.9: ${below.join(', ') || 'nothing'}`)
}

build()
const server = await startOwnServer({ DEMO: '1' })
try {
  for (const page of pages) measure(server.url, page)
} finally {
  await server.stop()
}
