import { lookAtOutbox } from '#src/sending/look.ts'

/** Until this answers, nobody knows whether everything is sent.
 *  @throws what a database throws */
export const readUnsent = (): Promise<void> => lookAtOutbox()
