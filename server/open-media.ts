import { join } from 'node:path'
import type { BucketAddress } from './media/bucket-address.ts'
import { tryEachCall } from './media/bucket-start.ts'
import { openBucketStore } from './media/bucket-store.ts'
import { openFolderStore } from './media/folder-store.ts'
import type { MediaStore } from './media/media-store.ts'

/** Pictures are where the operator wants them, and in DATA_DIR without a word.
 *  @param trial what a bucket has to do first
 *  @throws StartError when the bucket cannot be used */
export async function openMedia(
  { dataDir, bucket }: { dataDir: string; bucket: BucketAddress | null },
  trial = tryEachCall,
): Promise<MediaStore> {
  return bucket ? openBucketStore(bucket, { trial }) : openFolderStore(mediaFolder(dataDir))
}

export const mediaFolder = (dataDir: string): string => join(dataDir, 'media')
