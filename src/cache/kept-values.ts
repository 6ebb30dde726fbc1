import { clientVersion } from '#contract/limits.ts'
import { keptSince } from './kept-since.ts'

interface KeptValues {
  /** In a browser that keeps nothing the value lives as long as the page that has it. */
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
  function keep(name: string, value: unknown): void {
    const text = JSON.stringify(value)
    const write = () => {
      storage().setItem(name, text)
      return true
    }
    if (attempt(write)) return
    // Where there is no room for it, what was kept before would be taken for it.
    attempt(() => storage().removeItem(name))
    attempt(write)
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
