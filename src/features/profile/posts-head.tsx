import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ToggleRow } from '#src/ui/toggle-row.tsx'
import type { PostsView } from './kept-posts-view.ts'
import styles from './posts-head.module.css'

/** How the own posts are looked at, and the way to one more. */
export function PostsHead({ view, onView }: { view: PostsView; onView(view: PostsView): void }) {
  const { t } = useLingui()
  return (
    <div className={styles.head}>
      <ToggleRow
        label={t`View`}
        options={[
          { value: 'cards', name: t`Cards`, icon: 'list' },
          { value: 'table', name: t`Table`, icon: 'table' },
        ]}
        value={view}
        onChange={onView}
      />
      <ButtonLink to="/lend">
        <Trans>Add a listing</Trans>
      </ButtonLink>
    </div>
  )
}
