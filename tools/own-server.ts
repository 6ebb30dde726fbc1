import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer, root } from './set-up.js'

export interface OwnServer {
  url: string
  pid: number
  /** Ends the process, from then on nobody answers there, and removes its data. */
  stop(): Promise<void>
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>
}

/** A server of the caller's own that it may stop, with a database of its own and a port that is free.
 *  @param env beside the caller's own; without it the database is empty
 *  @throws Error with what the server has said, when it ends before it listens */
export async function startOwnServer(env: Record<string, string> = {}): Promise<OwnServer> {
  buildServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'staylend-own-'))
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => void child.kill()
  // A caller that fails before it stops its server leaves none behind.
  process.once('exit', end)
  const closed = once(child, 'close')
  const endBy = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null) child.kill(signal)
    await closed
    process.off('exit', end)
    await rm(dataDir, { recursive: true, force: true })
  }
  const stop = () => endBy('SIGTERM')
  const kill = () => endBy('SIGKILL')
  let said = ''
  const url = new Promise<string>((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString()
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (!found) return
      resolve(found)
      // What it says from now on is nobody's, but for its faults.
      child.stdout.off('data', listen).resume()
      child.stderr.off('data', listen).on('data', (text) => process.stderr.write(text))
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    closed.then(() => reject(new Error(`The server ended: ${said}`)), reject)
  })
  return url.then(
    (url) => ({ url, pid: child.pid!, stop, kill }),
    async (error: unknown) => {
      await stop()
      throw error
    },
  )
}
