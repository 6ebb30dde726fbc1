import { useLingui } from '@lingui/react/macro'
import { useState, type ComponentType } from 'react'
import { askForStylesAgain } from './ask-for-styles-again.ts'
import { toast } from './toast-store.ts'

/** A dialog whose file is fetched when somebody opens it. Where it does not come, that is said, and they can try
 *  again. */
export function useLateDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  const { t } = useLingui()
  const [Dialog, setDialog] = useState<ComponentType<P> | null>(null)
  const open = () => void load().then((Loaded) => setDialog(() => Loaded), sayFault)
  const sayFault = (fault: unknown) => {
    const press = () => {
      askForStylesAgain(fault)
      open()
    }
    toast(t`This could not be loaded`, { name: t`Try again`, press })
  }
  return { Dialog, open, close: () => setDialog(null) }
}
