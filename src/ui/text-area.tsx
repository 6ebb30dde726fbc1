import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Field } from './field.tsx'
import { isComposing } from './is-composing.ts'
import styles from './text-area.module.css'
import { TextCounter } from './text-counter.tsx'

/** Text of several lines: the field grows with it, and says how much is left near the limit. */
export function TextArea({
  label,
  value,
  maxLength,
  rows = 3,
  hint,
  error,
  onChange,
  onEnter,
}: {
  label: string
  value: string
  /** In characters. What is longer stays as it was typed or pasted, and is not taken where it is sent to. */
  maxLength: number
  /** Lines while it is empty. */
  rows?: number
  hint?: string
  error?: string | undefined
  onChange(value: string): void
  /** Enter without shift, where there is a keyboard to break lines with; elsewhere it breaks the line. */
  onEnter?(): void
}) {
  const element = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => fitHeight(element.current))
  const pressed = (event: KeyboardEvent) => {
    const isPlainEnter = event.key === 'Enter' && !event.shiftKey && !isComposing(event)
    if (!onEnter || !isPlainEnter || !matchMedia('(hover: hover) and (pointer: fine)').matches)
      return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className={styles.area}>
      <Field label={label} error={error} {...(hint && { hint })}>
        {(control) => (
          <textarea
            {...control}
            ref={element}
            className={styles.text}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={pressed}
          />
        )}
      </Field>
      <TextCounter value={value} maxLength={maxLength} />
    </div>
  )
}

/** For browsers without `field-sizing`. */
function fitHeight(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return
  area.style.blockSize = 'auto'
  area.style.blockSize = `${area.scrollHeight}px`
}
