import { clientVersion } from '#contract/limits.ts'
import { keptSince } from './kept-since.ts'

interface KeptValues {
  /** In a browser that keeps nothing the value lives as long as the page that has it; in one that has no room for it, the
   *  one before stays. */
  keep(name: string, value: unknown): void
  /** @returns null when nothing is kept, or nothing that can be read */
  read(name: string): unknown
  forget(name: string): void
  /** Of all that is kept there, whoever has kept it. */
  names(): string[]
}

/** @param storage asked anew each time: a browser that forbids it throws */
function keptValues(storage: () => Storage): KeptValues {
  function attempt<Result>(task: () => Result): Result | null {
    try {
      return task()
    } catch {
      // Forbidden, full, or not what was written here.
      return null
    }
  }
  const write = (name: string, text: string) =>
    attempt(() => {
      storage().setItem(name, text)
      return true
    })
  function keep(name: string, value: unknown): void {
    const text = JSON.stringify(value)
    if (write(name, text)) return
    // What was kept before may have the room that it needs. Where that is not enough, it is better than nothing.
    const before = attempt(() => storage().getItem(name))
    if (before === null) return
    attempt(() => storage().removeItem(name))
    if (!write(name, text)) write(name, before)
  }
  return {
    keep,
    read: (name) => attempt((): unknown => JSON.parse(storage().getItem(name) ?? 'null')),
    forget: (name) => void attempt(() => storage().removeItem(name)),
    names: () => attempt(() => namesIn(storage())) ?? [],
  }
}

const namesIn = (storage: Storage): string[] =>
  Array.from(storage, (_, at) => storage.key(at) ?? '')

/** Small values that outlive the page: a tab that crashes takes its own storage with it. */
export const onDevice = keptValues(() => localStorage)

/** What is read by pages of this version alone. */
function stamped(version: string): KeptValues {
  return {
    ...onDevice,
    keep: (name, value) => onDevice.keep(name, { version, value }),
    read(name) {
      const entry = onDevice.read(name) as { version?: unknown; value?: unknown } | null
      return entry?.version === version ? (entry.value ?? null) : null
    },
  }
}

/** Small values that outlive the page, but not the version that wrote them: how it was left, of which little is lost.
 *  @see docs/decisions/what-outlives-a-version.md */
export const ofThisVersion = stamped(clientVersion)

/** Small values without which nothing can be read that versions before have kept. */
export const ofThisShape = stamped(keptSince)

/** Small values that outlive a reload and the way over the login, in this tab alone. */
export const inTab = keptValues(() => sessionStorage)
