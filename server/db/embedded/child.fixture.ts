import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const tsx = import.meta.resolve('tsx')
const tasks = fileURLToPath(new URL('./child-tasks.fixture.ts', import.meta.url))

interface Child {
  /** What it has written to its standard output so far. */
  output(): string
  kill(): Promise<void>
  ended: Promise<{ code: number | null; output: string }>
}

/** Does a task of `child-tasks.fixture.ts` in a process of its own.
 *  Resolves when it has said something or has ended. */
export async function startChild(task: string, folder: string, cwd?: string): Promise<Child> {
  const args = ['--import', tsx, tasks, task, folder]
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const ended: Child['ended'] = new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      resolve()
    })
    child.once('close', () => resolve())
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { output: () => output, kill, ended }
}
