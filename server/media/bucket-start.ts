import { StartError } from '#server/db/start-error.ts'
import type { BucketAddress } from './bucket-address.ts'
import type { BucketCalls } from './bucket-calls.ts'
import { MediaAwayError } from './media-away-error.ts'

const triedKey = 'staylend-start'

/** What a bucket has to do before it is used. */
export type BucketTrial = (calls: BucketCalls) => Promise<void>

/** Leaves the bucket as it is. */
export const tryReading: BucketTrial = async (calls) => {
  await calls.list().next()
}

/** Does all that pictures need, so that a key which may not is told at the start and not with the first upload. */
export const tryEachCall: BucketTrial = async (calls) => {
  await tryReading(calls)
  await calls.put(triedKey, new Uint8Array(), {})
  await calls.get(triedKey)
  await calls.remove(triedKey)
}

/** @throws StartError with one sentence that names S3_URL and never holds the secret */
export async function assertBucketWorks(
  address: BucketAddress,
  calls: BucketCalls,
  trial: BucketTrial,
): Promise<void> {
  try {
    await trial(calls)
  } catch (error) {
    if (!(error instanceof MediaAwayError)) throw error
    throw new StartError(`S3_URL: ${reasonOf(error, address)}.`)
  }
}

/** Of an address in another region, storages say each in its own way that they would not take it. */
const otherRegion =
  /^(PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException)$/

function reasonOf({ code, status }: MediaAwayError, address: BucketAddress): string {
  const { origin, bucket, region } = address
  if (status === null) return `no storage answers at ${origin} (${code})`
  if (code === 'NoSuchBucket') return `the storage at ${origin} has no bucket "${bucket}"`
  if (otherRegion.test(code)) {
    return `the bucket "${bucket}" at ${origin} is not in the region ${region}, which ?region= may name (${code})`
  }
  if (status === 401 || status === 403) {
    return `the storage at ${origin} refuses the key, which has to list, read, write and delete in "${bucket}" (${code})`
  }
  return `the storage at ${origin} cannot be used, it answers ${status} (${code})`
}
