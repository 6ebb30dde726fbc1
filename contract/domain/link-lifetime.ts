import { linkLifetimeHours } from '../limits.ts'
import { hourMs } from './durations.ts'

/** So long a mailed link is good from the time at which its mail is made, and so long its mail is tried. */
export const linkLifetimeMs = (purpose: keyof typeof linkLifetimeHours): number =>
  linkLifetimeHours[purpose] * hourMs
