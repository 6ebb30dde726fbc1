import { useLayoutEffect, useRef, type InputHTMLAttributes, type SyntheticEvent } from 'react'
import { unfinishedDay } from './unfinished-day.ts'

/** A field for a day, as '2026-01-31', or '' for none. A browser keeps one that is half typed to itself: its field says that
 *  it is empty, and no event of change tells. */
export function DayInput({
  value,
  onChange,
  ...attributes
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> & {
  value: string
  onChange(day: string): void
}) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // It was taken back, and what was half typed would stay.
    if (value === '' && input.current?.validity.badInput) {
      // WebKit takes '' for no change of what it has, which is ''.
      input.current.value = '2000-01-01'
      input.current.value = ''
    }
  }, [value])
  const read = ({
    currentTarget: { value: whole, validity },
  }: SyntheticEvent<HTMLInputElement>) => {
    const day = validity.badInput ? unfinishedDay : whole
    if (day !== value) onChange(day)
  }
  return (
    <input
      {...attributes}
      ref={input}
      type="date"
      value={value === unfinishedDay ? '' : value}
      onChange={read}
      onKeyUp={read}
      onBlur={read}
    />
  )
}
