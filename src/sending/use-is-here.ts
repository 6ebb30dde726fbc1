import { useCallback, useEffect, useRef } from 'react'

/** Tells whoever waits for something whether this screen is still open. */
export function useIsHere(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}
