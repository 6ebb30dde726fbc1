import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

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
  const mutation = useMutation(options)
  const { mutateAsync, reset } = mutation
  const underWay = useRef<symbol | null>(null)
  return {
    ...mutation,
    isUnderWay: useCallback(() => underWay.current !== null, []),
    mutate: useCallback<typeof mutation.mutate>(
      (...asked) => {
        if (underWay.current) return
        const run = Symbol()
        underWay.current = run
        // One that was given up may end when the next is under way.
        const over = () => {
          if (underWay.current === run) underWay.current = null
        }
        // What went wrong stands in the result.
        mutateAsync(...asked).then(over, over)
      },
      [mutateAsync],
    ),
    reset: useCallback(() => {
      underWay.current = null
      reset()
    }, [reset]),
  }
}
