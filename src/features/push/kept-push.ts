import { onDevice } from '#src/cache/kept-values.ts'

const storageKey = 'push'

/** What a person has chosen on this device. */
export interface KeptPush {
  isOn: boolean
  /** Whether what was written may stand on the lock screen. */
  showsText: boolean
  /** What the server was told last; null when it has to be told anew. */
  told: { endpoint: string; userId: number; session: string; atMs: number } | null
}

/** @returns null while nothing was chosen */
export function keptPush(): KeptPush | null {
  const kept = onDevice.read(storageKey) as Partial<KeptPush> | null
  if (typeof kept?.isOn !== 'boolean') return null
  return { isOn: kept.isOn, showsText: kept.showsText !== false, told: kept.told ?? null }
}

export const keepPush = (push: KeptPush): void => onDevice.keep(storageKey, push)

/** @param hear is told when another tab has changed it */
export function hearPushChange(hear: () => void): void {
  // Without a key all of it was removed.
  addEventListener('storage', ({ key }) => (key === storageKey || key === null) && hear())
}
