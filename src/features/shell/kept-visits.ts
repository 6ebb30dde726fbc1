import { onDevice } from '#src/cache/kept-values.ts'
import { noVisits, type Visits } from './install-moment.ts'

const storageKey = 'visits'

/** Changes what this device knows of its visits. @returns what it knows now */
export function changeVisits(change: (visits: Visits) => Visits): Visits {
  const visits = change(readVisits())
  onDevice.keep(storageKey, visits)
  return visits
}

function readVisits(): Visits {
  const kept = onDevice.read(storageKey) as Partial<Visits> | null
  if (typeof kept?.days !== 'number' || typeof kept.lastDay !== 'string') return noVisits
  return {
    days: kept.days,
    lastDay: kept.lastDay,
    hasReserved: kept.hasReserved === true,
    declinedMs: typeof kept.declinedMs === 'number' ? kept.declinedMs : null,
  }
}
