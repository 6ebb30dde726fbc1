import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Icon } from './icon.tsx'
import styles from './send-state.module.css'
import { toast } from './toast-store.ts'

/** How far something has come that a person sent. */
export interface Sending {
  state: 'queued' | 'sending' | 'waiting' | 'signed-out' | 'parked' | 'needs-you' | 'acknowledged'
  /** How often it was sent off. */
  attempts: number
  /** What a waiting one waits for. */
  waitsFor: 'connection' | 'server' | null
  /** Why it is not there, in the server's words. */
  fault: { message: string } | null
}

/** What the device may fail to do rejects. */
interface SendActions {
  onTryAgain(): Promise<void>
  /** Absent for what cannot be changed. */
  onEdit?: (() => void) | undefined
  /** @returns whether it could still be thrown away */
  onDiscard(): Promise<boolean>
}

/** Where something stands that was sent, and what can be done about it.
 *  @param isCutOff whether the server is out of reach
 *  @param isHeld whether the person has to decide about something ahead of it first
 *  @param onAsking called with whether the person is asked: until they have answered, this is to stay */
export function SendState({
  sending,
  isCutOff,
  isHeld = false,
  onAsking,
  onTryAgain,
  onEdit,
  onDiscard,
}: {
  sending: Sending
  isCutOff: boolean
  isHeld?: boolean
  onAsking?(isAsking: boolean): void
} & SendActions) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  const { state, waitsFor, attempts } = sending
  const needsYou = state === 'needs-you'
  // An answer may have been lost, but for one that has refused it.
  const mayHaveArrived = attempts > 0 && !needsYou
  const canTryAgain = needsYou || (waitsFor === 'server' && !isCutOff)
  const orSaySo = (act: Promise<unknown>) =>
    void act.catch(() => toast(t`Nothing has changed: this device could not save it.`))
  const askWhether = (isAsked: boolean) => {
    setIsAsking(isAsked)
    onAsking?.(isAsked)
  }
  const discard = async () => {
    askWhether(false)
    if (!(await onDiscard())) toast(t`Nothing was discarded: it is on its way already.`)
  }
  return (
    <span className={styles.state} data-tone={needsYou ? 'danger' : undefined}>
      <span role="status" className={styles.words}>
        <Icon name={needsYou ? 'alert' : 'clock'} />
        <SendWords sending={sending} isCutOff={isCutOff} isHeld={isHeld} />
      </span>
      {canTryAgain && (
        <Button look="quiet" onClick={() => orSaySo(onTryAgain())}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {needsYou && onEdit && (
        <Button look="quiet" onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {state !== 'sending' && state !== 'acknowledged' && (
        <Button look="quiet" onClick={() => askWhether(true)}>
          <Trans>Discard</Trans>
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          isDangerous
          title={t`Discard what was not sent?`}
          confirmText={t`Discard`}
          cancelText={t`Keep it`}
          onConfirm={() => orSaySo(discard())}
          onCancel={() => askWhether(false)}
        >
          {mayHaveArrived ? (
            <Trans>
              It may have arrived already. It is not sent again, and cannot be had again here.
            </Trans>
          ) : (
            <Trans>It will not be sent, and cannot be had again.</Trans>
          )}
        </ConfirmDialog>
      )}
    </span>
  )
}

function SendWords({
  sending: { state, waitsFor, fault },
  isCutOff,
  isHeld,
}: {
  sending: Sending
  isCutOff: boolean
  isHeld: boolean
}) {
  const reason = fault && serverSentence(fault.message)
  if (state === 'needs-you') return <Trans>Not sent: {reason}</Trans>
  if (state === 'signed-out' || state === 'parked') return <Trans>Sent once you log in again</Trans>
  if (state === 'acknowledged') return <Trans>Sent</Trans>
  if (isHeld) return <Trans>Waits for an earlier message</Trans>
  if (isCutOff || waitsFor === 'connection') return <Trans>Sent once there is a connection</Trans>
  if (waitsFor === 'server') return <Trans>Not sent yet; it is tried again by itself</Trans>
  return <Trans>Sending…</Trans>
}
