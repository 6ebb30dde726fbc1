import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { unsavedWork } from './unsaved-work.ts'

const nowhere: readonly string[] = []

/** Asks before this page is left; the browser asks where it is closed.
 *  @param isNeeded whether there is something to ask
 *  @param mayLeaveTo paths to which the way is free; always the same array
 *  @param children what becomes of what is not saved */
export function LeaveGuard({
  title,
  cancelText,
  isDangerous = false,
  isNeeded = true,
  mayLeaveTo = nowhere,
  children,
}: {
  title: string
  cancelText: string
  isDangerous?: boolean
  isNeeded?: boolean
  mayLeaveTo?: readonly string[]
  children: ReactNode
}) {
  const { t } = useLingui()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback(
      ({ next }: { next: { pathname: string } }) => !mayLeaveTo.includes(next.pathname),
      [mayLeaveTo],
    ),
    disabled: !isNeeded,
    withResolver: true,
  })
  useEffect(() => {
    // What was asked about is done meanwhile.
    if (!isNeeded) proceed?.()
  }, [isNeeded, proceed])
  useEffect(() => (isNeeded ? unsavedWork.begin() : undefined), [isNeeded])
  return (
    <ConfirmDialog
      isDangerous={isDangerous}
      title={title}
      isOpen={status === 'blocked'}
      confirmText={t`Leave`}
      cancelText={cancelText}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
