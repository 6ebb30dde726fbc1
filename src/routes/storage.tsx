import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ClearButton } from '#src/features/storage/clear-button.tsx'
import { clearBrowsed, usageQuery } from '#src/features/storage/queries.ts'
import { UsageView } from '#src/features/storage/usage-view.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { Page } from '#src/ui/page.tsx'

export const Route = createFileRoute('/storage')({
  // Its reading tries whether there is room, and makes some where there is none: not for a pointer that passes.
  loader: ({ context, cause }) =>
    cause === 'preload' ? undefined : context.queryClient.fetchQuery(usageQuery),
  component: Storage,
})

function Storage() {
  const { t } = useLingui()
  const { data: usage, refetch } = useSuspenseQuery(usageQuery)
  const clear = async () => {
    await clearBrowsed()
    await refetch()
  }
  return (
    <Page title={t`Storage`}>
      <UsageView usage={usage} />
      <FormActions>
        <ClearButton onClear={clear} />
      </FormActions>
    </Page>
  )
}
