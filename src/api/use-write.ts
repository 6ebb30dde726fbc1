import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'

type Write<Result, Asked> = UseMutationResult<Result, Error, Asked> & {
  /** Whether it has begun and is not over. `isPending` is drawn with, and says so a moment later: too late for whoever
   *  presses Escape at once. */
  isUnderWay(): boolean
}

/** A mutation of which one is under way at a time. What is pressed twice at once is sent once: the second press comes
 *  before the page knows that the first one is pending. */
export function useWrite<Result, Asked = void>(
  options: UseMutationOptions<Result, Error, Asked>,
): Write<Result, Asked> {
  const isUnderWay = useRef(false)
  const mutation = useMutation(options)
  const over = () => {
    isUnderWay.current = false
  }
  return {
    ...mutation,
    isUnderWay: () => isUnderWay.current,
    mutate(...asked) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      // What went wrong stands in the result.
      mutation.mutateAsync(...asked).then(over, over)
    },
    reset() {
      over()
      mutation.reset()
    },
  }
}
