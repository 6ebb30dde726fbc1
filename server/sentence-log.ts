/** Where what goes on beside the requests says in a sentence that something went wrong. */
export interface SentenceLog {
  warn(sentence: string): void
  error(error: unknown, sentence: string): void
}
