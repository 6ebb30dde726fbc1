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

type Choices = Partial<Record<MailKind, boolean>>

const sides = ['lender', 'renter'] as const

/** Which mails about reservations a user gets. Each choice is saved at once, one after the other. */
export function MailChoices({ user }: { user: User }) {
  const { i18n } = useLingui()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: saveChoices,
    scope: { id: 'mails-off' },
    meta: { invalidates: updateProfile.invalidates },
  })
  const waiting = isPending ? variables.choices : {}
  const off = withChoices(user.mailsOff, waiting)
  const sent = formatCount(allMailKinds.length - off.length)
  const all = formatCount(allMailKinds.length)
  return (
    <details>
      <summary className={styles.summary}>
        <Trans>Emails about reservations</Trans>{' '}
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
              <Switch
                key={kind}
                isOn={!off.includes(kind)}
                onChange={(isOn) =>
                  mutate({ userId: user.id, choices: { ...waiting, [kind]: isOn } })
                }
              >
                {i18n._(mailKindWords[kind])}
              </Switch>
            ))}
          </fieldset>
        ))}
      </div>
      {error && <WriteFailure error={error} />}
      <p className={styles.always}>
        <Trans>
          Emails that verify your address or reset your password are sent whenever you ask for them.
        </Trans>
      </p>
    </details>
  )
}

/** What is not mailed, after these choices.
 *  @param mailsOff missing in a session that an earlier version has kept */
const withChoices = (mailsOff: readonly MailKind[] = [], choices: Choices): MailKind[] =>
  allMailKinds.filter((kind) => !(choices[kind] ?? !mailsOff.includes(kind)))

/** @throws ApiError, with code 13 when the profile was changed elsewhere */
async function saveChoices({
  userId,
  choices,
}: {
  userId: number
  choices: Choices
}): Promise<void> {
  // As it is by now: the choice before this one has changed it.
  const user = queryClient.getQueryData(sessionQuery.queryKey)
  if (user?.id !== userId) return
  const { id, email, updatedOn: editedFrom } = user
  const mailsOff = withChoices(user.mailsOff, choices)
  const body = encodeProfile({ email, mailsOff, editedFrom })
  await call(updateProfile, { params: { id }, body })
}
