import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useUnsavedWork } from './use-unsaved-work.ts'

/** Asks before this page is left; the browser asks where it is closed.
 *  @param isNeeded whether there is something to ask
 *  @param isDone whether all that was asked about has come to a good end: who asked to leave goes on
 *  @param mayLogIn whether a session that ends leads to the login without a question
 *  @param children what becomes of what is not saved */
export function LeaveGuard({
  title,
  cancelText,
  isDangerous = false,
  isNeeded = true,
  isDone = false,
  mayLogIn = false,
  children,
}: {
  title: string
  cancelText: string
  isDangerous?: boolean
  isNeeded?: boolean
  isDone?: boolean
  mayLogIn?: boolean
  children: ReactNode
}) {
  const { t } = useLingui()
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback(
      ({ next }: { next: { pathname: string } }) => !(mayLogIn && next.pathname === '/login'),
      [mayLogIn],
    ),
    disabled: !isNeeded,
    withResolver: true,
  })
  useEffect(() => {
    if (isDone) proceed?.()
  }, [isDone, proceed])
  useUnsavedWork(isNeeded)
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
