import { readFile } from 'node:fs/promises'

/** What a process has of memory: now (`VmRSS`), or at most so far (`VmHWM`). */
export async function memoryMB(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${what}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
}
