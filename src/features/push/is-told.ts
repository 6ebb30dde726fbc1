import { dayMs } from '#contract/domain/durations.ts'
import type { KeptPush } from './kept-push.ts'

const retellAfterMs = dayMs

type Told = NonNullable<KeptPush['told']>

/** Whether the server was told the same within a day; by a clock that was ahead, that may be later than now. */
export const isTold = (
  told: Told | null,
  now: Omit<Told, 'endpoint'> & { endpoint: string | undefined },
): boolean =>
  told?.endpoint === now.endpoint &&
  told?.userId === now.userId &&
  told?.session === now.session &&
  Math.abs(now.atMs - told.atMs) < retellAfterMs
