import './styles/tokens.css'
import './styles/base.css'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hearOtherTabs } from '#src/api/other-tabs.ts'
import { hearChange, queryClient } from '#src/api/query-client.ts'
import { keepAnswers } from '#src/cache/keep-answers.ts'
import { keepSession } from '#src/cache/keep-session.ts'
import { refreshWhenBack } from '#src/cache/refresh-when-back.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { startLanguage } from '#src/i18n/load-language.ts'
import { router } from './router.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>
)

async function start(container: Element): Promise<void> {
  keepAnswers(queryClient)
  refreshWhenBack(queryClient)
  keepSession(queryClient)
  hearOtherTabs((changed) => void hearChange(changed))
  // Where the server has painted already, the page comes in its place at once, and not piece by piece.
  const ready = container.hasChildNodes() ? router.load() : undefined
  await Promise.all([startLanguage(), ready])
  // A page that is there already is rendered in slices, between which comes whatever else waits for this thread.
  startTransition(() => createRoot(container).render(app))
}

void start(root)
