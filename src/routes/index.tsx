import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ownPath } from '#src/features/account/own-path.ts'
import { Home } from '#src/features/home/home.tsx'

export const Route = createFileRoute('/')({
  validateSearch: z.object({ url: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: ({ search }) => {
    const path = ownPath(search.url)
    if (path) throw redirect({ href: path, replace: true })
  },
  component: Home,
})
