import { join } from 'node:path'
import type { BucketAddress } from './media/bucket-address.ts'
import { openBucketStore } from './media/bucket-store.ts'
import { openFolderStore } from './media/folder-store.ts'
import type { MediaStore } from './media/media-store.ts'

/** Pictures are where the operator wants them, and in DATA_DIR without a word.
 *  @throws StartError when the bucket cannot be used */
export async function openMedia({
  dataDir,
  bucket,
  readsAlone = false,
}: {
  dataDir: string
  bucket: BucketAddress | null
  readsAlone?: boolean
}): Promise<MediaStore> {
  return bucket ? openBucketStore(bucket, { readsAlone }) : openFolderStore(join(dataDir, 'media'))
}
