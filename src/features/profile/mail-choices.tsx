import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { encodeProfile } from '#contract/codecs/user.ts'
import { allMailKinds, mailKinds, type MailKind } from '#contract/domain/mail-kind.ts'
import type { User } from '#contract/domain/user.ts'
import { updateProfile } from '#contract/endpoints/user.ts'
import { call } from '#src/api/call.ts'
import { queryClient } from '#src/api/query-client.ts'
import { sessionQuery } from '#src/api/session.ts'
import { formatCount } from '#src/i18n/format.ts'
import { Switch } from '#src/ui/switch.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import styles from './mail-choices.module.css'
import { mailKindWords, sideWords } from './mail-kind-words.ts'

const sides = ['lender', 'renter'] as const

/** Which mails about reservations a user gets. Each choice is saved at once, one after the other. */
export function MailChoices({ user }: { user: User }) {
  const { i18n } = useLingui()
  // A session that an earlier version has kept lacks them.
  const { mailsOff = [] } = user
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: saveMailsOff,
    scope: { id: 'mails-off' },
    meta: { invalidates: updateProfile.invalidates },
  })
  const off = isPending ? variables : mailsOff
  const sent = formatCount(allMailKinds.length - off.length)
  const all = formatCount(allMailKinds.length)
  const choose = (kind: MailKind, isOn: boolean) => {
    const others = off.filter((each) => each !== kind)
    mutate(isOn ? others : [...others, kind])
  }
  return (
    <details>
      <summary className={styles.summary}>
        <Trans>Mails about reservations</Trans>{' '}
        <span className={styles.count}>
          <Trans>
            {sent} of {all} kinds are sent
          </Trans>
        </span>
      </summary>
      <div className={styles.sides}>
        {sides.map((side) => (
          <fieldset key={side} className={styles.side}>
            <legend>{i18n._(sideWords[side])}</legend>
            {mailKinds[side].map((kind) => (
              <Switch key={kind} isOn={!off.includes(kind)} onChange={(isOn) => choose(kind, isOn)}>
                {i18n._(mailKindWords[kind])}
              </Switch>
            ))}
          </fieldset>
        ))}
      </div>
      {error && <WriteFailure error={error} />}
      <p className={styles.always}>
        <Trans>
          Mails that verify your address or reset your password are sent whenever you ask for them.
        </Trans>
      </p>
    </details>
  )
}

/** @throws ApiError, with code 13 when the profile was changed elsewhere */
async function saveMailsOff(mailsOff: readonly MailKind[]): Promise<void> {
  // As it is by now: the choice before this one has changed it.
  const user = queryClient.getQueryData(sessionQuery.queryKey)
  if (!user) return
  const body = encodeProfile({ email: user.email, mailsOff, editedFrom: user.updatedOn })
  await call(updateProfile, { params: { id: user.id }, body })
}
