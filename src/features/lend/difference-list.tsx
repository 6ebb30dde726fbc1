import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { bookingOf } from '#contract/domain/listing.ts'
import { typeWord } from '#src/i18n/site-text.ts'
import { bookingWords } from '#src/i18n/words.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { fieldName } from './field-names.ts'
import styles from './difference-list.module.css'
import type { ListingField, TypedListing } from './typed-listing.ts'

/** What was changed elsewhere meanwhile beside what stands here, for the lender to choose from. */
export function DifferenceList({
  fields,
  mine,
  theirs,
  onChoose,
}: {
  fields: readonly ListingField[]
  mine: TypedListing
  theirs: TypedListing
  onChoose(fields: readonly ListingField[], keep: 'mine' | 'theirs'): void
}) {
  const { t, i18n } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  const choose = (chosen: readonly ListingField[], keep: 'mine' | 'theirs') => {
    // What was pressed goes away.
    heading.current?.focus()
    onChoose(chosen, keep)
  }
  return (
    <section className={styles.differences} aria-label={t`Changes made elsewhere`}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Changes made elsewhere</Trans>
      </h2>
      <Notice tone="failure">
        <Trans>
          This listing was changed elsewhere meanwhile. Choose what stays; what you typed is still
          here.
        </Trans>
      </Notice>
      <p className={styles.ways}>
        <Button onClick={() => choose(fields, 'mine')}>
          <Trans>Keep all of mine</Trans>
        </Button>
        <Button onClick={() => choose(fields, 'theirs')}>
          <Trans>Take all of theirs</Trans>
        </Button>
      </p>
      <ul className={styles.list}>
        {fields.map((field) => {
          const name = fieldName(i18n, field)
          return (
            <li key={field}>
              <h3>{name}</h3>
              <dl className={styles.sides}>
                <div>
                  <dt>
                    <Trans>Theirs</Trans>
                  </dt>
                  <dd>
                    <FieldValue field={field} typed={theirs} />
                  </dd>
                </div>
                <div>
                  <dt>
                    <Trans>Mine</Trans>
                  </dt>
                  <dd>
                    <FieldValue field={field} typed={mine} />
                  </dd>
                </div>
              </dl>
              <p className={styles.ways}>
                <Button aria-label={t`Keep mine: ${name}`} onClick={() => choose([field], 'mine')}>
                  <Trans>Keep mine</Trans>
                </Button>
                <Button
                  aria-label={t`Take theirs: ${name}`}
                  onClick={() => choose([field], 'theirs')}
                >
                  <Trans>Take theirs</Trans>
                </Button>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function FieldValue({ field, typed }: { field: ListingField; typed: TypedListing }) {
  const { t, i18n } = useLingui()
  if (field === 'type') return i18n._(typeWord(typed.type))
  const value = typed[field]
  if (typeof value === 'string') return value || '–'
  if (field.endsWith('.approval')) return i18n._(bookingWords[bookingOf(value)])
  return value ? t`Yes` : t`No`
}
