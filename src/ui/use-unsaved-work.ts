import { useEffect } from 'react'
import { unsavedWork } from './unsaved-work.ts'

/** Keeps the page from being made anew, in another language for instance, while it holds what would be lost. */
export function useUnsavedWork(isThere: boolean): void {
  useEffect(() => (isThere ? unsavedWork.begin() : undefined), [isThere])
}
