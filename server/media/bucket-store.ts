import { lasting } from '#server/caching.ts'
import type { BucketAddress } from './bucket-address.ts'
import { bucketCalls, type BucketCalls } from './bucket-calls.ts'
import { assertBucketWorks, tryEachCall } from './bucket-start.ts'
import { assertMediaName, isMediaName, markName, mediaTypeOf } from './media-name.ts'
import type { MediaStore } from './media-store.ts'

const usualTimeoutMs = 10_000
/** The times of a storage are in whole seconds. */
const roundedByMs = 1000

/** Pictures as objects of a bucket, for any number of processes.
 *
 *  A storage can neither rename nor remove what has not changed since it was looked at: putting the same picture
 *  again leaves its tag as it was. So a removal first copies the picture aside, where `read` still finds it, and a
 *  later removal, with a `time` after that, removes the copy. Whoever puts the picture there between the two looks
 *  of one removal loses the one object and has the other until nobody shows it any more. That holds for any number
 *  of removals at once, as long as `time` is further away than a call may take.
 *  @throws StartError with one sentence when the bucket cannot be used */
export async function openBucketStore(
  address: BucketAddress,
  { timeoutMs = usualTimeoutMs, trial = tryEachCall } = {},
): Promise<MediaStore> {
  const calls = bucketCalls(address, timeoutMs)
  await assertBucketWorks(address, calls, trial)
  return {
    place: `${address.origin}/${address.bucket}/${address.prefix}`,
    async put(name, bytes) {
      assertMediaName(name)
      await putPicture(calls, name, bytes)
    },
    async read(name) {
      assertMediaName(name)
      const found = (await calls.get(name)) ?? (await calls.get(aside(name)))
      return found?.bytes ?? null
    },
    async *putBefore(time) {
      for await (const { key, putOn } of calls.list()) {
        const name = nameOf(key)
        if (isMediaName(name) && isBefore(putOn, time)) yield name
      }
    },
    async removePutBefore(name, time) {
      assertMediaName(name)
      const found = await calls.get(name)
      if (found) {
        if (!isBefore(found.putOn, time)) return
        await putPicture(calls, aside(name), found.bytes)
        await calls.remove(name)
        return
      }
      // Only where there is no picture: what has just been copied aside is younger than `time`.
      const putAsideOn = await calls.putOn(aside(name))
      if (putAsideOn && isBefore(putAsideOn, time)) await calls.remove(aside(name))
    },
    async readMark() {
      const mark = await calls.get(markName)
      return mark?.bytes.toString().trim() ?? null
    },
    async putMark(mark) {
      await calls.put(markName, Buffer.from(mark), { 'content-type': 'text/plain' })
    },
  }
}

const asideFolder = 'removed/'
const aside = (name: string) => `${asideFolder}${name}`
const nameOf = (key: string) => (key.startsWith(asideFolder) ? key.slice(asideFolder.length) : key)

const isBefore = (putOn: Date, time: Date) => putOn.getTime() + roundedByMs <= time.getTime()

const putPicture = (calls: BucketCalls, key: string, bytes: Uint8Array) =>
  calls.put(key, bytes, {
    'content-type': mediaTypeOf(key),
    'cache-control': lasting,
  })
