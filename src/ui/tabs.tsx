import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'

export interface TabItem<Id extends string = string> {
  id: Id
  title: string
  /** Stands behind the title; '...' while it is not known. */
  count?: string
  /** What in it waits for the person, in words. */
  mark?: string
  content: ReactNode
}

/** Tabs above their panels; the row of tabs scrolls where it does not fit.
 *  Only the chosen panel is on the page. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string
  tabs: TabItem<Id>[]
  /** Left out, the first is chosen and the tabs keep the choice themselves. */
  selected?: Id
  onSelect?(id: Id): void
}) {
  const choose = (key: unknown) => {
    const tab = tabs.find(({ id }) => id === key)
    if (tab) onSelect?.(tab.id)
  }
  const show = ({ target }: { target: Element }) =>
    target.scrollIntoView({ inline: 'nearest', block: 'nearest' })
  return (
    <AriaTabs
      className={styles.tabs}
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={choose}
    >
      <TabList className={styles.row} aria-label={label}>
        {tabs.map(({ id, title, count, mark }) => (
          <Tab key={id} id={id} className={styles.tab} onFocus={show}>
            {title}
            {count !== undefined && <span className={styles.count}>{count}</span>}
            {mark && <span className={styles.mark}>{mark}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
