import { useEffect } from 'react'
import { holdFocus } from './hold-focus.ts'

export function FocusKeeper() {
  useEffect(holdFocus, [])
  return null
}
