import { createContext, use } from 'react'

/** How much waits for the reader; 0 when nothing does. */
export const WaitingCount = createContext(0)

/** The title of a page in the browser, with what waits for its reader before it. */
export function DocumentTitle({ children }: { children: string }) {
  const count = use(WaitingCount)
  return <title>{count > 0 ? `(${count}) ${children}` : children}</title>
}
