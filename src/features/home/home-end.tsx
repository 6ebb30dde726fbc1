import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Newsletter } from './newsletter.tsx'
import { SisterSite } from './sister-site.tsx'

/** What stands below everything that is seen first, and comes after it, all at once. */
export function HomeEnd({ languageChoice }: { languageChoice: ReactNode }) {
  return (
    <>
      <SisterSite />
      <Newsletter />
      <Footer languageChoice={languageChoice} />
    </>
  )
}
