import type { PageSite } from '#contract/page-site.ts'

/** A page that our server has not sent names none. */
const unnamed: PageSite = {
  id: 2,
  name: 'Staylend',
  texts: {},
  pictures: { hero: '', rent: '', lend: '' },
  sisters: [],
}

function readSite(): PageSite {
  const text = typeof document === 'undefined' ? null : document.querySelector('#site')?.textContent
  return text ? JSON.parse(text) : unnamed
}

/** The site that this page is of. */
export const site = readSite()

export const { name: siteName } = site
