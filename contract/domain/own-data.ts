/** What the file is called in which somebody downloads what is kept of them. */
export const ownDataFileName = (now: Date): string =>
  `staylend-my-data-${now.toISOString().slice(0, 10)}.json`
