import { noVisits, type Visits } from './install-moment.ts'

const storageKey = 'visits'

/** Changes what this device knows of its visits. @returns what it knows now */
export function changeVisits(change: (visits: Visits) => Visits): Visits {
  const visits = change(readVisits())
  try {
    localStorage.setItem(storageKey, JSON.stringify(visits))
  } catch {
    // A browser that keeps nothing never sees a second day.
  }
  return visits
}

function readVisits(): Visits {
  try {
    const kept: Partial<Visits> | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (typeof kept?.days !== 'number' || typeof kept.lastDay !== 'string') return noVisits
    return {
      days: kept.days,
      lastDay: kept.lastDay,
      hasCommitted: kept.hasCommitted === true,
      declinedMs: typeof kept.declinedMs === 'number' ? kept.declinedMs : null,
    }
  } catch {
    return noVisits
  }
}
