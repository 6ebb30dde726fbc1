import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something is done. The button that goes back comes first, so that neither Enter nor
 *  the thumb does what was not meant. */
export function ConfirmDialog({
  title,
  isOpen,
  confirmText,
  cancelText,
  isDangerous = false,
  isPending = false,
  onConfirm,
  onCancel,
  children,
}: {
  title: string
  isOpen: boolean
  confirmText: string
  cancelText: string
  /** What is done cannot be taken back. */
  isDangerous?: boolean
  /** What was confirmed is under way: it cannot be called off, though the question can be closed. */
  isPending?: boolean
  onConfirm(): void
  onCancel(): void
  children: ReactNode
}) {
  return (
    <Dialog
      isQuestion
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      actions={
        <>
          <Button aria-disabled={isPending} onClick={() => isPending || onCancel()}>
            {cancelText}
          </Button>
          <Button
            look={isDangerous ? 'danger' : 'main'}
            aria-disabled={isPending}
            onClick={() => isPending || onConfirm()}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
