import type { FormEvent, ReactNode } from 'react'
import styles from './form.module.css'

/** A form whose sending the app takes over; the browser's own bubbles stay out of it. */
export function Form({
  id,
  onSend,
  children,
}: {
  /** For a button that stands outside of it. */
  id?: string
  onSend(): void
  children: ReactNode
}) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form id={id} noValidate className={styles.form} onSubmit={send}>
      {children}
    </form>
  )
}

export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
