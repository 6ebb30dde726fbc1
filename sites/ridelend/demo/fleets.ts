/** How many vehicles a preset city has, and of which types: CAR, MOTORBIKE, BICYCLE, BOAT in parts of the whole. */
export const fleets: Readonly<
  Record<string, { vehicles: number; shares: readonly [number, number, number, number] }>
> = {
  Bangkok: { vehicles: 36, shares: [42, 34, 16, 8] },
  Pattaya: { vehicles: 34, shares: [26, 46, 10, 18] },
  'Chiang Mai': { vehicles: 16, shares: [28, 50, 22, 0] },
  'Chiang Rai': { vehicles: 6, shares: [30, 50, 20, 0] },
  'Hua Hin': { vehicles: 10, shares: [30, 36, 16, 18] },
  Krabi: { vehicles: 10, shares: [20, 34, 10, 36] },
  'Pa Tong': { vehicles: 12, shares: [16, 46, 6, 32] },
  'Phuket City': { vehicles: 12, shares: [36, 38, 8, 18] },
  'Da Nang': { vehicles: 16, shares: [18, 54, 16, 12] },
  'New York': { vehicles: 12, shares: [40, 10, 34, 16] },
  Hamburg: { vehicles: 11, shares: [32, 10, 34, 24] },
  Berlin: { vehicles: 12, shares: [34, 12, 36, 18] },
  London: { vehicles: 12, shares: [38, 14, 34, 14] },
  Paris: { vehicles: 11, shares: [30, 26, 32, 12] },
  Tokyo: { vehicles: 12, shares: [40, 18, 30, 12] },
  SanFrancisco: { vehicles: 9, shares: [34, 16, 26, 24] },
  Chicago: { vehicles: 9, shares: [36, 12, 30, 22] },
}
