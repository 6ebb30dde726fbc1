import type { UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from './use-write.ts'

/** A write that is asked about first. The question may be closed while it is under way; where it fails, it is asked again
 *  and has the error. What is asked about is one object for each time that it is asked. */
export function useConfirmedWrite<Result, Asked extends object>(
  options: UseMutationOptions<Result, Error, Asked>,
) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { mutate, isPending, isUnderWay, error, reset } = useWrite<Result, Asked>({
    ...options,
    onSuccess(result, done, ...rest) {
      setAsked((now) => (now === done ? null : now))
      return options.onSuccess?.(result, done, ...rest)
    },
    onError(failure, failed, ...rest) {
      setAsked(failed)
      return options.onError?.(failure, failed, ...rest)
    },
  })
  return {
    /** What the question is about; null while nothing is asked. */
    asked,
    ask: setAsked,
    error,
    question: {
      isOpen: asked !== null,
      isPending,
      onConfirm: () => asked && mutate(asked),
      onCancel() {
        if (!isUnderWay()) reset()
        setAsked(null)
      },
    },
  }
}
