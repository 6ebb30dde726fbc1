import { useEffect, useRef, type ReactNode } from 'react'

/** Holds the fields of a form; when something is wrong with some, the first of them gets the focus, and otherwise
 *  what is said of the whole form comes into view.
 *  @param error another one each time that the form is refused */
export function FaultFocus({ error, children }: { error: object | null; children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!error || isTypedElsewhere(fields.current)) return
    const fault = fields.current?.querySelector<HTMLElement>('[aria-invalid]')
    // Of a group of choices, its first one.
    if (fault) (fault.querySelector('input') ?? fault).focus()
    else fields.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return <div ref={fields}>{children}</div>
}

/** An answer may take its time, in which somebody goes on with something else. */
function isTypedElsewhere(fields: HTMLElement | null): boolean {
  const { activeElement } = document
  const isField = activeElement?.matches('input, textarea, select') ?? false
  return isField && !fields?.contains(activeElement)
}
