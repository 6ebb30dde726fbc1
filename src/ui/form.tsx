import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import styles from './form.module.css'

const choices = 'input:is([type=radio], [type=checkbox])'

/** In a browser Enter on a choice sends the form; who presses it means the choice. Heard on the way down: react-aria's
 *  choices let no key up again. */
const keepEnter = (event: KeyboardEvent) => {
  const isChoice = event.target instanceof Element && event.target.matches(choices)
  if (event.key === 'Enter' && isChoice) event.preventDefault()
}

/** A form whose sending the app takes over; the browser's own bubbles stay out of it. */
export function Form({
  id,
  className = styles.form,
  onSend,
  children,
}: {
  /** For a button that stands outside of it. */
  id?: string
  className?: string | undefined
  onSend(): void
  children: ReactNode
}) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form id={id} noValidate className={className} onSubmit={send} onKeyDownCapture={keepEnter}>
      {children}
    </form>
  )
}

export function FormActions({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={styles.actions}>
      {children}
    </div>
  )
}
