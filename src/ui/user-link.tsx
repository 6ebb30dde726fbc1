import { Link } from '@tanstack/react-router'
import { userName } from '#src/i18n/user-name.ts'

/** The way to somebody's public page; who has left has none. */
export function UserLink({
  user,
  className,
}: {
  user: Parameters<typeof userName>[0]
  className?: string | undefined
}) {
  const name = userName(user)
  if (user.isFormer) return name
  return (
    <Link to="/user/$id" params={{ id: user.id }} className={className}>
      {name}
    </Link>
  )
}
