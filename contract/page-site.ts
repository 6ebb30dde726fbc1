/** The pictures of a landing page, by what they stand beside. */
export const sitePictures = ['hero', 'rent', 'lend'] as const

/** What the server writes into each page of a site. */
export interface PageSite {
  id: number
  name: string
  /** In English, by the ids that the app knows them by. */
  texts: Record<string, string>
  /** Addresses. */
  pictures: Record<(typeof sitePictures)[number], string>
  /** The other sites; each with a path of lines, 24 × 24. */
  sisters: { id: number; name: string; sign: string; isOnlyHere: boolean }[]
}

/** Whether a host is one that each machine takes for itself: others find nothing there. */
export const isOfThisMachine = (host: string): boolean =>
  /(^|\.)localhost$|^127\.|^\[::1\]$/i.test(host)
