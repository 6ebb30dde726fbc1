import { lazy, Suspense, type ComponentType } from 'react'
import { log } from '#src/log.ts'

const firstPauseMs = 1000
const longestPauseMs = 32_000

/** A part that the rest of the page does without: nothing stands there until its file has come, nor when it
 *  does not come within a minute. */
export function optionalPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazy(async () => ({ default: await tryOften(load).catch(doWithout) }))
  return (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

function doWithout(error: unknown): ComponentType<object> {
  log.warn('This page does without a part of it:', error)
  return () => null
}

async function tryOften<T>(load: () => Promise<T>, pauseMs = firstPauseMs): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (pauseMs > longestPauseMs) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return tryOften(load, pauseMs * 2)
  }
}
