/** A reason not to start that the operator can mend.
 *  The message is one sentence that names the variable; main prints it and exits with 1. */
export class StartError extends Error {
  override name = 'StartError'
}
