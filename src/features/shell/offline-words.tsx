import { Trans } from '@lingui/react/macro'
import type { Reach } from '#src/api/reach.ts'
import { siteName } from '#src/site.ts'
import { optionalPart } from '#src/ui/optional-part.tsx'
import { Sentences } from '#src/ui/sentences.tsx'

/** With it come the formats of dates, which the start page does without. */
const KeptSince = optionalPart(() => import('./kept-since.tsx').then((module) => module.KeptSince))

/** Why nothing comes, and what this page can do all the same: read out when it changes, without the age, which is
 *  another one each minute. */
export function OfflineWords({ reach, pathname }: { reach: Reach; pathname: string }) {
  return (
    <Sentences
      first={
        <span role="status">
          {reach === 'online' ? (
            <Trans>You are online again.</Trans>
          ) : (
            <Sentences
              first={<WhyNothingComes reach={reach} />}
              then={<WhatThisPageCan pathname={pathname} />}
            />
          )}
        </span>
      }
      then={reach !== 'online' && <KeptSince />}
    />
  )
}

const WhyNothingComes = ({ reach }: { reach: Reach }) =>
  reach === 'unreachable' ? (
    <Trans>{siteName} cannot be reached at the moment.</Trans>
  ) : (
    <Trans>You are offline.</Trans>
  )

function WhatThisPageCan({ pathname }: { pathname: string }) {
  switch (pathname.split('/')[1]) {
    case '':
      return <Trans>This page is all here; listings and prices need a connection.</Trans>
    case 'rent':
    case 'rentat':
      return (
        <Trans>The results are those that this device has seen; others need a connection.</Trans>
      )
    case 'rentitem':
      return (
        <Trans>
          What is shown stays readable; what you send goes out once there is a connection.
        </Trans>
      )
    case 'login':
    case 'register':
      return <Trans>What you type stays here; logging in needs a connection.</Trans>
    case 'newchat':
    case 'hostchat':
    case 'reserve':
      return <Trans>What you send is kept here, and goes out once there is a connection.</Trans>
    case 'lend':
      return <Trans>What you enter stays here; sending it needs a connection.</Trans>
    default:
      return <Trans>What is shown stays readable; anything new needs a connection.</Trans>
  }
}
