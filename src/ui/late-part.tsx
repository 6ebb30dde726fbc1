import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { askForStylesAgain } from './ask-for-styles-again.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** A part of a page whose file comes after the page's own. Where it does not come, that is said in its place, and
 *  one can try again; the rest of the page stays. */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode,
) {
  let known: ComponentType<P> | null = null
  return function LatePart(props: P) {
    const [Part, setPart] = useState(() => known)
    const [fault, setFault] = useState<unknown>(null)
    useEffect(() => {
      if (fault) return
      load().then((loaded) => setPart(() => (known = loaded)), setFault)
    }, [fault])
    const tryAgain = () => {
      askForStylesAgain(fault)
      setFault(null)
    }
    if (Part) return <Part {...props} />
    if (!fault) return waiting
    return (
      <Notice tone="failure">
        <Trans>This could not be loaded</Trans>{' '}
        <Button look="quiet" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    )
  }
}
