/* All benchmarks, one after the other, and what they said with the day and the machine into bench/RESULTS.md:
   npm run bench, or npm run bench -- search throughput for some of them */
import { spawnSync } from 'node:child_process'
import { ensureBrowser } from '#tools/browser.js'
import { keepResult } from '#tools/results-page.ts'
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
    heading:
      "Visitors' searches a second, of which repeated ones share an answer, against a bare Node server that sends the same bytes",
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
  const { heading, runs } = benchmarks[name]!
  keepResult(heading, runs.map(run).join('\n\n'))
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
