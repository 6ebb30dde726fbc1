import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { Specimen, State } from './specimen.tsx'

const tabs = [
  { id: 'posts', title: 'Your Posts', count: '13', content: <p>What you have posted.</p> },
  {
    id: 'incoming',
    title: 'Eingehende Reservierungsanfragen',
    count: '2',
    mark: '2 waiting',
    content: <p>What others have asked for.</p>,
  },
  { id: 'own', title: 'Your Reservations', count: '...', content: <p>What you have reserved.</p> },
]

export function FrameSpecimens() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Specimen name="Tabs">
        <State name="with counts, one that waits, one not yet known">
          <Tabs label="Sample" tabs={tabs} />
        </State>
      </Specimen>
      <Specimen name="Dialog">
        <State name="with what scrolls">
          <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
          <Dialog
            title="Filter"
            isOpen={open === 'dialog'}
            onClose={close}
            actions={
              <Button look="main" onClick={close}>
                Show results
              </Button>
            }
          >
            {Array.from({ length: 14 }, (_, line) => (
              <p key={line}>Line {line + 1} of what can be chosen here.</p>
            ))}
          </Dialog>
        </State>
      </Specimen>
      <Specimen name="Confirm dialog">
        <State name="dangerous">
          <Button onClick={() => setOpen('confirm')}>Ask</Button>
          <ConfirmDialog
            isDangerous
            title="Cancel this reservation?"
            isOpen={open === 'confirm'}
            confirmText="Cancel reservation"
            cancelText="Keep it"
            onConfirm={close}
            onCancel={close}
          >
            <p>The dates become free for others.</p>
          </ConfirmDialog>
        </State>
      </Specimen>
    </>
  )
}
