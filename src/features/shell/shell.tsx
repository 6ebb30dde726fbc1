import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteName } from '#src/site.ts'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { Toaster } from '#src/ui/toaster.tsx'
import { BackButton } from './back-button.tsx'
import { ConnectionState } from './connection-state.tsx'
import { LanguageButton } from './language-button.tsx'
import { LateParts } from './late-parts.tsx'
import { Menu } from './menu.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { ScrolledTitle } from './scrolled-title.tsx'
import styles from './shell.module.css'

/** What stands around every page: the menu, the state of the connection, toasts. Its height is in
 *  `--shell-top` and `--shell-bottom`.
 *  @param unread what the inbox has, beside its sign
 *  @param waiting what waits for an answer, beside the sign of the profile
 *  @param unsent what this device has not sent yet
 *  @param late what comes once the page is idle */
export function Shell({
  isLoggedIn,
  unread,
  waiting,
  unsent,
  late,
  children,
}: {
  isLoggedIn: boolean
  unread: ReactNode
  waiting: ReactNode
  unsent: ReactNode
  late: ReactNode
  children: ReactNode
}) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <div className={styles.shell}>
      <SkipLink to="content">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <header className={styles.top}>
        <BackButton />
        <Link to="/" className={styles.brand}>
          {siteName}
        </Link>
        <ScrolledTitle />
        <Menu isLoggedIn={isLoggedIn} unread={unread} waiting={waiting} />
        {unsent}
        <ConnectionState />
        <LanguageButton />
      </header>
      <main id="content" className={styles.content}>
        <OfflineNotice key={pathname} pathname={pathname} />
        {children}
      </main>
      <Toaster />
      <LateParts pathname={pathname}>{late}</LateParts>
    </div>
  )
}
