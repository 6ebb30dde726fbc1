/* All benchmarks, one after the other, and what they said with the day and the machine into bench/RESULTS.md:
   npm run bench, or npm run bench -- search throughput for some of them */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { ensureBrowser } from '#tools/browser.js'
import { build, install } from '#tools/set-up.js'

interface Benchmark {
  /** What it says, in the words of the page. */
  heading: string
  runs: string[][]
}

const benchmarks: Record<string, Benchmark> = {
  search: {
    heading: 'A search among 10 thousand, 100 thousand and a million listings',
    runs: [
      ['bench/search.ts', '10000', '20'],
      ['bench/search.ts', '100000', '20'],
      ['bench/search.ts', '1000000', '20'],
    ],
  },
  throughput: {
    heading: 'Searches a second, against a bare Node server that sends the same bytes',
    runs: [['bench/throughput.ts']],
  },
  chat: {
    heading: 'Messages a second through to the other side, and what open streams cost',
    runs: [['bench/live-chat.ts']],
  },
  pictures: {
    heading: 'Pictures, on the server and on a phone',
    runs: [['bench/pictures.ts'], ['bench/picture-upload.ts']],
  },
  size: { heading: 'First loads', runs: [['tools/first-load.ts'], ['bench/first-visit.ts']] },
  offline: { heading: 'A cold start without the server', runs: [['bench/cold-start.ts']] },
  outbox: { heading: 'The outbox', runs: [['bench/outbox.ts']] },
  map: {
    heading: 'The map',
    runs: [
      ['bench/tiles.ts'],
      ['bench/first-map.ts'],
      ['bench/map-panning.ts'],
      ['bench/map-memory.ts'],
    ],
  },
  lists: {
    heading: 'Long lists and long conversations',
    runs: [['bench/results.ts'], ['bench/chat-thread.ts']],
  },
}

const resultsFile = 'bench/RESULTS.md'
const begin = `# Results

Written by \`npm run bench\`. A line with \`ok\` reaches its figure, one with \`FAIL\` or \`MISS\` does not.`

install()
build()
process.env.CHROME_PATH ||= ensureBrowser()
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benchmarks))
if (unknown.length > 0) {
  throw new Error(
    `No benchmark is called ${unknown.join(', ')}: ${Object.keys(benchmarks).join(', ')}`,
  )
}
let isReached = true
for (const name of asked.length > 0 ? asked : Object.keys(benchmarks)) {
  write(name, benchmarks[name]!.runs.map(run).join('\n\n'))
}
process.exitCode = isReached ? 0 : 1

/** @returns what it was asked and what it said */
function run(command: string[]): string {
  console.log(command.join(' '))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', ...command], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const said = stdout.trimEnd()
  console.log(said)
  if (status !== 0) isReached = false
  const failure = status !== 0 && said === '' ? stderr.trimEnd() : ''
  return `\`node --import tsx ${command.join(' ')}\`\n\n\`\`\`\n${said}${failure}\n\`\`\``
}

function machine(): string {
  const [first] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`
  return `${day}, ${cpus().length} × ${first?.model.trim()}, ${memory}, Node ${process.versions.node}`
}

/** Each benchmark has a section of its own, which stays when others run. */
function write(name: string, said: string): void {
  const sections = new Map(
    readResults()
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf('\n')), section.trimEnd()]),
  )
  const { heading } = benchmarks[name]!
  sections.set(heading, `## ${heading}\n\n${machine()}\n\n${said}`)
  const inOrder = Object.values(benchmarks).flatMap((each) => sections.get(each.heading) ?? [])
  writeFileSync(resultsFile, `${[begin, ...inOrder].join('\n\n')}\n`)
}

function readResults(): string {
  try {
    return readFileSync(resultsFile, 'utf8')
  } catch {
    return ''
  }
}
