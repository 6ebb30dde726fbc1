import type { FocusEvent } from 'react'

/** Whether the keyboard has moved the focus here. It comes with a press as well, and back with the window. */
export const cameByKeyboard = ({ relatedTarget, target }: FocusEvent): boolean =>
  relatedTarget !== null && target.matches(':focus-visible')
