import { useEffect, useRef, type ReactNode } from 'react'

/** Holds the fields of a form; when something is wrong with some, the first of them gets the focus.
 *  @param error another one each time that the form is refused */
export function FaultFocus({ error, children }: { error: object | null; children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [error])
  return <div ref={fields}>{children}</div>
}
