import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Newsletter } from './newsletter.tsx'
import { SisterSites } from './sister-sites.tsx'

/** What stands below everything that is seen first, and comes after it, all at once. */
export function HomeEnd({ languageChoice }: { languageChoice: ReactNode }) {
  return (
    <>
      <SisterSites />
      <Newsletter />
      <Footer languageChoice={languageChoice} />
    </>
  )
}
