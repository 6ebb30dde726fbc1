type Translate = (sentence: string) => string

let translate: Translate = (sentence) => sentence

/** What the server has said to somebody, in the language that is shown. What is not known stands as it came, and so
 *  does everything until another language is loaded. */
export const serverSentence: Translate = (sentence) => translate(sentence)

/** From now on that is how the server's sentences are said. */
export function sayServerSentences(by: Translate): void {
  translate = by
}
