import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fieldErrors } from '#src/api/field-errors.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sentences } from '#src/ui/sentences.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { AccountFailure } from './account-failure.tsx'
import { verificationQuery } from './queries.ts'

/** Verifies an address by the token that was mailed to it, and says what came of it.
 *  @param token '' where no mailed link has led here */
export function VerifyEmail({ token }: { token: string }) {
  if (token) return <Verification token={token} />
  return (
    <>
      <Notice>
        <Trans>Please open the link in the email that we have sent you.</Trans>
      </Notice>
      <ToProfile />
    </>
  )
}

function Verification({ token }: { token: string }) {
  const { t } = useLingui()
  const { isSuccess, error, refetch } = useQuery(verificationQuery(token))
  if (isSuccess) {
    return (
      <>
        <Notice tone="success">
          <Sentences
            first={
              <strong>
                <Trans>Verified</Trans>
              </strong>
            }
            then={<Trans>This email is yours.</Trans>}
          />
        </Notice>
        <ToProfile />
      </>
    )
  }
  if (fieldErrors(error).token) {
    return (
      <>
        <Notice tone="failure">
          <Trans>This link is not good any more. Please ask for a new one in your profile.</Trans>
        </Notice>
        <ToProfile />
      </>
    )
  }
  if (!error) return <Waiting text={t`Please wait...`} />
  return (
    <>
      <AccountFailure error={error} to={undefined} />
      <FormActions>
        <Button look="main" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </FormActions>
    </>
  )
}

function ToProfile() {
  return (
    <FormActions>
      <ButtonLink look="main" to="/profile">
        <Trans>Profile</Trans>
      </ButtonLink>
    </FormActions>
  )
}
