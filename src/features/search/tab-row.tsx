import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { titleShortener } from '#contract/domain/short-title.ts'
import { tabTitleLength } from '#contract/limits.ts'
import { Icon } from '#src/ui/icon.tsx'
import { bringIntoSight } from './bring-into-sight.ts'
import { firstOpenTab, locationTab, resultsTab } from './search-location.ts'
import { tabKey, type OpenTab } from './search-tab.ts'
import { useOpenedTitle } from './use-opened-listings.ts'
import styles from './tab-row.module.css'

/** The fixed tabs and the opened ones, as one scrolling row. */
export function TabRow({
  current,
  opened,
  onSelect,
  onClose,
}: {
  current: number
  opened: OpenTab[]
  onSelect(index: number): void
  onClose(index: number): void
}) {
  const { t } = useLingui()
  return (
    <ul className={styles.row} aria-label={t`Tabs`}>
      <li data-current={current === locationTab || undefined}>
        <button
          type="button"
          aria-pressed={current === locationTab}
          onClick={() => onSelect(locationTab)}
        >
          <Trans>Location</Trans>
        </button>
      </li>
      <li data-current={current === resultsTab || undefined}>
        <button
          type="button"
          aria-pressed={current === resultsTab}
          onClick={() => onSelect(resultsTab)}
        >
          <Trans>Results</Trans>
        </button>
      </li>
      {opened.map((each, at) => (
        <OpenedTab
          key={tabKey(each)}
          tab={each}
          isCurrent={current === firstOpenTab + at}
          onSelect={() => onSelect(firstOpenTab + at)}
          onClose={() => onClose(firstOpenTab + at)}
        />
      ))}
    </ul>
  )
}

const tabTitle = titleShortener(tabTitleLength)

function OpenedTab({
  tab,
  isCurrent,
  onSelect,
  onClose,
}: {
  tab: OpenTab
  isCurrent: boolean
  onSelect(): void
  onClose(): void
}) {
  const { t } = useLingui()
  const { length: count, 0: id } = tab.listingIds
  const known = tabTitle(useOpenedTitle(tab))
  const title =
    count > 1 ? plural(count, { one: '# item', other: '# items' }) : known || t`Listing ${id}`
  return (
    <li data-current={isCurrent || undefined} ref={isCurrent ? bringIntoSight : null}>
      <button type="button" aria-pressed={isCurrent} className={styles.opened} onClick={onSelect}>
        {title}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={t`Close ${title}`}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
