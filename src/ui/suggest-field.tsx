import { Plural, useLingui } from '@lingui/react/macro'
import { useId, useState, type KeyboardEvent } from 'react'
import { Field } from './field.tsx'
import hidden from './hidden.module.css'
import { isComposing } from './is-composing.ts'
import styles from './suggest-field.module.css'

export interface Suggestion {
  key: string
  name: string
  /** Tells those of one name apart. */
  note: string
}

/** A text that is typed, with proposals below it: by the arrow keys and Enter, or by a press. Enter without
 *  one of them chosen sends the form, as ever, and closes them.
 *  @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function SuggestField({
  label,
  value,
  suggestions,
  onChange,
  onPick,
}: {
  label: string
  value: string
  suggestions: readonly Suggestion[]
  onChange(value: string): void
  onPick(key: string): void
}) {
  const { t } = useLingui()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const isShown = isOpen && suggestions.length > 0
  const active = isShown ? suggestions.findIndex(({ key }) => key === activeKey) : -1
  const optionId = (at: number) => `${listId}-${at}`

  const close = () => {
    setIsOpen(false)
    setActiveKey(null)
  }
  const pick = (key: string) => {
    close()
    onPick(key)
  }
  const move = (by: 1 | -1) => {
    setIsOpen(true)
    const from = active < 0 && by < 0 ? suggestions.length : active
    setActiveKey(suggestions[(from + by + suggestions.length) % suggestions.length]?.key ?? null)
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const chosen = suggestions[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      if (!chosen) return close()
      event.preventDefault()
      pick(chosen.key)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
  }

  return (
    <div className={styles.place}>
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            enterKeyHint="search"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            value={value}
            onChange={(event) => {
              setIsOpen(true)
              setActiveKey(null)
              onChange(event.target.value)
            }}
            onKeyDown={press}
            onBlur={close}
          />
        )}
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label={t`Suggestions`}
        hidden={!isShown}
        className={styles.list}
      >
        {isShown &&
          suggestions.map(({ key, name, note }, at) => (
            // The field keeps the focus: its keys move through these.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={key}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(key)}
            >
              {name} <span className={styles.note}>{note}</span>
            </div>
          ))}
      </div>
      <p role="status" className={hidden.hidden}>
        {isShown && <Plural value={suggestions.length} one="# suggestion" other="# suggestions" />}
      </p>
    </div>
  )
}
