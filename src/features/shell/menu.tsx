import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import styles from './menu.module.css'

/** The five places of the app: at the bottom of a phone, at the top of a wide window.
 *  @param unread what the inbox has, beside its sign
 *  @param waiting what waits for an answer, beside the sign of the profile */
export function Menu({
  isLoggedIn,
  unread,
  waiting,
}: {
  isLoggedIn: boolean
  unread: ReactNode
  waiting: ReactNode
}) {
  const { t } = useLingui()
  // It would lead to the search that is there already, as one more entry of the history.
  const isSearch = useLocation({ select: ({ pathname }) => pathname === '/rent' })
  return (
    <nav className={styles.menu} aria-label={t`Main`}>
      <Link to="/rent" replace={isSearch}>
        <Icon name="search" />
        <Trans>Rent</Trans>
      </Link>
      <Link to="/saved">
        <Icon name="heart" />
        <Trans>Saved</Trans>
      </Link>
      <Link to="/chats">
        <Icon name="inbox" />
        <Trans>Inbox</Trans>
        {unread}
      </Link>
      <Link to="/lend">
        <Icon name="lend" />
        <Trans>Lend</Trans>
      </Link>
      {isLoggedIn ? (
        <Link to="/profile">
          <Icon name="user" />
          <Trans>Profile</Trans>
          {waiting}
        </Link>
      ) : (
        <LoginLink />
      )}
    </nav>
  )
}

/** The start page, and those of an account, which lead to a login themselves. */
const noWayBack = /^\/(login|register|reset|verify|$)/

/** Leads back to where it was pressed; what a gate remembered goes on. */
function LoginLink() {
  const { pathname, search, href } = useLocation()
  const isBeside = !noWayBack.test(pathname)
  return (
    <Link to="/login" search={{ to: isBeside ? href : search.to }} state={{ isBeside }}>
      <Icon name="login" />
      <Trans context="button">Login</Trans>
    </Link>
  )
}
