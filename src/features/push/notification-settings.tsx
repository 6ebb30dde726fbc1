import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { siteName } from '#src/site.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { showText, switchOff, switchOn } from './change-push.ts'
import panel from '#src/ui/panel.module.css'
import styles from './notification-settings.module.css'
import { pushState, shownText } from './push-state.ts'

/** Whether this device tells of messages and reservations, and how much of them.
 *  @param children how else a user is told */
export function NotificationSettings({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const state = useSyncExternalStore(pushState.subscribe, pushState.get)
  const isTextShown = useSyncExternalStore(shownText.subscribe, shownText.get)
  const turn = useMutation({
    mutationFn: async (isOn: boolean) => void (await (isOn ? switchOn() : switchOff())),
  })
  const hide = useMutation({ mutationFn: showText })
  const isPending = turn.isPending || hide.isPending
  const error = turn.error ?? hide.error
  return (
    <section className={`${panel.panel} ${styles.settings}`}>
      <h2>
        <Trans>Notifications</Trans>
      </h2>
      {state === 'unsupported' ? (
        <p>
          <Trans>This browser cannot tell you anything while {siteName} is closed.</Trans>
        </p>
      ) : (
        <Switch
          isOn={turn.isPending ? turn.variables : state === 'on'}
          isReadOnly={isPending || state === 'blocked'}
          hint={t`Messages and reservations, even when ${siteName} is closed.`}
          onChange={(isOn) => turn.mutate(isOn)}
        >
          <Trans>Notifications on this device</Trans>
        </Switch>
      )}
      {state === 'on' && (
        <Switch
          isOn={hide.isPending ? hide.variables : isTextShown}
          isReadOnly={isPending}
          hint={t`Otherwise only who writes, and about which listing.`}
          onChange={(showsText) => hide.mutate(showsText)}
        >
          <Trans>Show the text of messages on the lock screen</Trans>
        </Switch>
      )}
      {state === 'blocked' && (
        <Notice>
          <Trans>
            Notifications are blocked in this browser. Allow them for this site in the browser's
            settings, then come back here.
          </Trans>
        </Notice>
      )}
      {error && (
        <Notice tone="failure">
          <Trans>That did not work. Please try again.</Trans>
        </Notice>
      )}
      {children}
    </section>
  )
}
