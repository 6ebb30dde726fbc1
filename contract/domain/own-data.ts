/** What the file is called in which somebody downloads what is kept of them. */
export const ownDataFileName = (siteName: string, now: Date): string =>
  `${siteName.toLowerCase()}-my-data-${now.toISOString().slice(0, 10)}.json`
