import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { commandOf, environmentOf, lastOf, stagesOf } from './dockerfile.ts'
import { root } from './set-up.js'

/* Does in two folders what the Dockerfile does in two images, and starts the server there, since containers can be
   built in few places: node --import tsx tools/try-image.ts */
const startWithinMs = 60_000

const [build = [], run = []] = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const work = mkdtempSync(join(tmpdir(), 'staylend-image-'))
const [buildFolder, runFolder, data] = ['build', 'run', 'data'].map((name) => join(work, name)) as [
  string,
  string,
  string,
]

/** What git knows stands for what the .dockerignore leaves. */
function copyProject(to: string): void {
  mkdirSync(to, { recursive: true })
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const path of files.split('\0').filter(Boolean)) cpSync(join(root, path), join(to, path))
}

function copyFromBuild(text: string): void {
  const paths = text.split(' ').filter((each) => !each.startsWith('--'))
  const target = paths.pop() ?? './'
  for (const path of paths) {
    const from = join(buildFolder, path.replace('/app/', ''))
    const to = join(runFolder, target)
    cpSync(from, target.endsWith('/') ? join(to, basename(from)) : to, { recursive: true })
  }
}

async function isHealthy(command: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const deadline = Date.now() + startWithinMs
  while (Date.now() < deadline) {
    const [program = '', ...args] = command
    if (spawnSync(program, args, { env }).status === 0) return true
    await pause(200)
  }
  return false
}

try {
  copyProject(buildFolder)
  for (const { text } of build.filter(({ name }) => name === 'RUN')) {
    process.stdout.write(`RUN ${text}\n`)
    execFileSync('sh', ['-c', text], { cwd: buildFolder, stdio: 'inherit' })
  }
  mkdirSync(runFolder)
  for (const { text } of run.filter(({ name }) => name === 'COPY')) copyFromBuild(text)
  rmSync(buildFolder, { recursive: true })

  const env = { ...process.env, ...environmentOf(run), PORT: '8798', DATA_DIR: data }
  const [program = '', ...args] = commandOf(lastOf(run, 'CMD'))
  const server = spawn(program, args, { cwd: runFolder, env, stdio: 'inherit' })
  const ended = once(server, 'exit')
  const healthy = await isHealthy(commandOf(lastOf(run, 'HEALTHCHECK')), env)
  const page = healthy ? await (await fetch('http://127.0.0.1:8798/')).text() : ''
  server.kill('SIGTERM')
  const [code] = await ended
  const isGood = page.includes('<div id="root">') && code === 0
  process.stdout.write(isGood ? 'The image serves its page.\n' : 'The image does not serve.\n')
  process.exitCode = isGood ? 0 : 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
