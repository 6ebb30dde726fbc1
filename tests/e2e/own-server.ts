import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface OwnServer {
  url: string
  /** Ends the process: from then on nobody answers there. */
  stop(): Promise<void>
}

/** A server of a test's own that it may stop, with a database of its own. */
export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'staylend-own-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A test that fails before it stops its server leaves none behind.
  process.once('exit', () => child.kill())
  const closed = once(child, 'close')
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (found) resolve(found)
    })
    closed.then(() => reject(new Error(`The server ended: ${said}`)), reject)
  })
  return {
    url,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      await closed
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
