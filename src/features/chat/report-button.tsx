import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ReportDialog } from './report-dialog.tsx'

/** Opens the dialog in which a conversation is reported to the operator.
 *  @param about what the person will know the report by while it is not sent */
export function ReportButton({ chatId, about }: { chatId: number; about: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Report this conversation</Trans>
      </Button>
      {isOpen && <ReportDialog chatId={chatId} about={about} onClose={() => setIsOpen(false)} />}
    </>
  )
}
