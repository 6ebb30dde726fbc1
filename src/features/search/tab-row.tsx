import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#src/ui/icon.tsx'
import { firstOpenTab, locationTab, resultsTab } from './search-location.ts'
import { tabKey, type OpenTab } from './search-tab.ts'
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
  const nameOf = ({ listingIds, title }: OpenTab): string => {
    const { length: count, 0: id } = listingIds
    if (count > 1) return plural(count, { one: '# item', other: '# items' })
    return title || t`Listing ${id}`
  }
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
      {opened.map((each, at) => {
        const title = nameOf(each)
        const index = firstOpenTab + at
        return (
          <li
            key={tabKey(each)}
            data-current={current === index || undefined}
            ref={current === index ? bringIntoSight : null}
          >
            <button
              type="button"
              aria-pressed={current === index}
              className={styles.opened}
              onClick={() => onSelect(index)}
            >
              {title}
            </button>
            <button
              type="button"
              className={styles.close}
              aria-label={t`Close ${title}`}
              onClick={() => onClose(index)}
            >
              <Icon name="close" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function bringIntoSight(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
