import { flushSync } from 'react-dom'

/** Closes a dialog together with all its effects: later the page would still be inert when it gets the focus back.
 *  For what closes by itself; where somebody presses something, React does so anyway. */
export const closeAtOnce = (onClose: () => void) => flushSync(onClose)
