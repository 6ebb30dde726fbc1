import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.js'
import { say } from './set-up.js'

export interface LighthouseReport {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
  /** `benchmarkIndex`: how fast this machine ran a task of Lighthouse's own. */
  environment: { benchmarkIndex: number }
}

/** Writes the report of a page to a file. */
type Run = (
  url: string,
  file: string,
  slowdown: number,
) => { status: number | null; stderr: string }

/** As many times slower than this machine Lighthouse takes a phone to be. */
const usualSlowdown = 4

const triesAtMost = 3

const runLighthouse: Run = (url, file, slowdown) =>
  spawnSync(
    'npx',
    [
      '-y',
      'lighthouse@12.8.2',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: ensureBrowser() } },
  )

/** One run of Lighthouse on a phone, so many times slower than this machine. A browser that loses its own trace has measured nothing, and is asked
 *  again, three times in all.
 *  @throws Error with what Lighthouse says */
export function lighthouseReport(
  url: string,
  { slowdown = usualSlowdown, run = runLighthouse }: { slowdown?: number; run?: Run } = {},
): LighthouseReport {
  const folder = mkdtempSync(join(tmpdir(), 'staylend-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    for (let tries = 1; ; tries += 1) {
      const { status, stderr } = run(url, file, slowdown)
      const hasLostTrace = stderr.includes('NO_NAVSTART')
      if (hasLostTrace && tries < triesAtMost) {
        say('  (no trace: measured again)')
        continue
      }
      if (hasLostTrace || status !== 0) throw new Error(stderr)
      return JSON.parse(readFileSync(file, 'utf8'))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
