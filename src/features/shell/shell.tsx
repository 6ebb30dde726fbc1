import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Toaster } from '#src/ui/toaster.tsx'
import { ConnectionState } from './connection-state.tsx'
import styles from './shell.module.css'

/** What stands around every page: the menu, the state of the connection, toasts. */
export function Shell({ isLoggedIn, children }: { isLoggedIn: boolean; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <header className={styles.top}>
        <Link to="/" className={styles.brand}>
          Staylend
        </Link>
        <ConnectionState />
        <nav className={styles.menu} aria-label={t`Main`}>
          <Link to="/rent">
            <Trans>Rent</Trans>
          </Link>
          {isLoggedIn && (
            <Link to="/chats">
              <Trans>Inbox</Trans>
            </Link>
          )}
          <Link to="/lend">
            <Trans>Lend</Trans>
          </Link>
          {isLoggedIn ? (
            <Link to="/profile">
              <Trans>Profile</Trans>
            </Link>
          ) : (
            <Link to="/login">
              <Trans>Login</Trans>
            </Link>
          )}
        </nav>
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
      <Toaster />
    </div>
  )
}
