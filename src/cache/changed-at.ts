import type { QueryKey } from '@tanstack/react-query'
import type { QueryRoot } from '#contract/endpoint.ts'
import { onDevice } from './kept-values.ts'

const name = 'changed-at'

/** When a write of this device last changed what the keys of a root stand for, in milliseconds since 1970. */
const changes = () => (onDevice.read(name) ?? {}) as Partial<Record<string, number>>

/** Notes a write, for the pages too that open after it: what they find on the disk may be older. */
export function noteChange(roots: readonly QueryRoot[]): void {
  if (roots.length === 0) return
  const nowMs = Date.now()
  onDevice.keep(name, { ...changes(), ...Object.fromEntries(roots.map((root) => [root, nowMs])) })
}

/** Whether an answer is older than a write. */
export const isFromBeforeWrite = ([root]: QueryKey, answeredAtMs: number): boolean =>
  answeredAtMs < (changes()[String(root)] ?? 0)
