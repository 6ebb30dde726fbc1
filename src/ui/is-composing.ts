import type { KeyboardEvent } from 'react'

/** What Safari says of the key that ends a composition, which is none any more by then: WebKit bug 165004. */
const composingKeyCode = 229

/** Whether a key is for the characters that are being composed, as in Chinese, Japanese and Korean, and none for the
 *  page. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === composingKeyCode
