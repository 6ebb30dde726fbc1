import { useEffect, useState, useSyncExternalStore } from 'react'
import { utcText } from '#src/i18n/utc-text.ts'
import type { TransitionNote } from '#src/outbox/store.ts'
import { outboxItems } from '#src/sending/known-items.ts'
import { readTransitions } from '#src/sending/page-outbox.ts'
import { startOutbox } from '#src/sending/wake.ts'
import { Page } from '#src/ui/page.tsx'
import { Table } from '#src/ui/table.tsx'
import { log } from '#src/log.ts'
import styles from './inspector.module.css'

/** The records of the user of this page as they are, and what happened last. Its texts are not translated. */
export default function Inspector() {
  const items = useSyncExternalStore(outboxItems.subscribe, outboxItems.get)
  const [notes, setNotes] = useState<TransitionNote[]>([])
  useEffect(startOutbox, [])
  useEffect(() => {
    const read = () => void readTransitions().then((all) => setNotes(all.toReversed()), log.warn)
    read()
    return outboxItems.subscribe(read)
  }, [])
  return (
    <Page title="Outbox" width="wide">
      <h2>{items.length} records</h2>
      {items.map((item) => (
        <pre key={item.seq} className={styles.record}>
          {JSON.stringify(item, null, 2)}
        </pre>
      ))}
      <h2>The last {notes.length} transitions</h2>
      <Table
        label="Transitions"
        columns={[
          {
            id: 'at',
            name: 'At',
            cell: ({ at }) => utcText(new Date(at), 'YYYY-MM-DD HH:mm:ss.SSS'),
            isRowName: true,
          },
          { id: 'seq', name: 'Record', cell: ({ seq }) => seq, isNumeric: true },
          { id: 'kind', name: 'Kind', cell: ({ kind }) => kind },
          { id: 'event', name: 'Event', cell: ({ event }) => event },
          { id: 'from', name: 'From', cell: ({ from }) => from ?? '' },
          { id: 'to', name: 'To', cell: ({ to }) => to ?? '' },
        ]}
        rows={notes}
        keyOf={({ at, seq, event }) => `${at} ${seq} ${event}`}
      />
    </Page>
  )
}
