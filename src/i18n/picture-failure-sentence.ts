import { i18n } from '@lingui/core'
import type { PictureFault } from '#contract/domain/picture-fault.ts'
import { ApiError } from '#src/api/api-error.ts'
import { pictureFaultWords } from './picture-fault-words.ts'
import { serverSentence } from './server-sentence.ts'

/** Why a picture did not come. Of what the server says only what is wrong with the file, which it would name otherwise.
 *  @param whenLost what is said where the connection was lost */
export function pictureFailureSentence(
  failure: { fault: PictureFault } | { error: Error },
  whenLost: string,
): string {
  if ('fault' in failure) return i18n._(pictureFaultWords[failure.fault])
  const { error } = failure
  if (!(error instanceof ApiError)) return whenLost
  const [issue] = error.issues
  return serverSentence(issue?.message ?? error.message)
}
