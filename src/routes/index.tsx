import { createFileRoute, redirect } from '@tanstack/react-router'
import { ownPath } from '#src/features/account/own-path.ts'
import { Home } from '#src/features/home/home.tsx'
import { LanguageButton } from '#src/features/shell/language-button.tsx'

export const Route = createFileRoute('/')({
  validateSearch: ({ url }: Record<string, unknown>): { url?: string | undefined } => ({
    url: typeof url === 'string' ? url : undefined,
  }),
  beforeLoad: ({ search }) => {
    const path = ownPath(search.url)
    if (path) throw redirect({ href: path, replace: true })
  },
  component: () => <Home languageChoice={<LanguageButton />} />,
})
