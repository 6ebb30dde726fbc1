import { createFileRoute } from '@tanstack/react-router'
import { forgetToken, mailedLinkParams, takeToken } from '#src/features/account/mailed-link.ts'
import { ResetPasswordPage } from './-reset-password-page.tsx'

export const Route = createFileRoute('/resetpwd')({
  validateSearch: mailedLinkParams,
  beforeLoad: takeToken,
  onLeave: forgetToken,
  component: ResetPwd,
})

function ResetPwd() {
  const { token } = Route.useRouteContext()
  const { to } = Route.useSearch()
  return <ResetPasswordPage token={token} to={to} />
}
