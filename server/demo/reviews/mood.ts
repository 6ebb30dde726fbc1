const moods = ['poor', 'mixed', 'fine', 'great'] as const

export type Mood = (typeof moods)[number]

/** What somebody feels who gives so many stars. */
export const moodOf = (stars: number): Mood => moods[Math.max(0, stars - 2)] ?? 'poor'
