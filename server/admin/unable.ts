/** Why something that was asked for is not done, in a sentence for the operator. */
export class Unable extends Error {
  override name = 'Unable'
}
