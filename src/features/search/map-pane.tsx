import type { ComponentProps, ReactNode, Ref } from 'react'
import { cameByKeyboard } from '#src/ui/came-by-keyboard.ts'
import styles from './map-pane.module.css'
import { ResultsHead, SaidCount } from './results-head.tsx'
import { SearchMap } from './search-map.tsx'
import { SearchWords } from './search-words.tsx'
import type { SearchLayout } from './use-search-layout.ts'

/** The map of a search. Where it has the whole window, what stands beside it otherwise lies over it.
 *  @param tools mode and filter, for where the list with them is hidden */
export function MapPane({
  ref,
  layout: { stop, pull, hidesList, coveredBottomPx },
  tools,
  searchHere,
  words,
  ...map
}: Omit<ComponentProps<typeof SearchMap>, 'coveredBottomPx'> & {
  ref: Ref<HTMLDivElement>
  layout: SearchLayout
  tools: ReactNode
  searchHere: ReactNode
  words: ComponentProps<typeof SearchWords>
}) {
  const found = words.results.data
  return (
    <div
      ref={ref}
      className={styles.pane}
      onFocus={(event) => {
        if (stop === 'full' && cameByKeyboard(event)) pull('half')
      }}
    >
      <SearchMap {...map} coveredBottomPx={coveredBottomPx} />
      {hidesList ? (
        <div className={styles.over}>
          <div className={styles.tools}>
            {tools}
            {searchHere}
          </div>
          <SaidCount found={found} />
          <div className={styles.said}>
            <SearchWords {...words} />
            {found && <ResultsHead {...found} shownCount={found.listings.length} />}
          </div>
        </div>
      ) : (
        <div className={styles.middle}>{searchHere}</div>
      )}
    </div>
  )
}
