import { StartError } from '#server/db/start-error.ts'
import { webOrigin } from '#server/web-address.ts'

/** A bucket of an S3-compatible storage, and who asks for it. */
export interface BucketAddress {
  origin: string
  bucket: string
  /** What all keys begin with: empty, or ending in a slash. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Reads S3_URL.
 *  @returns null when it is not set
 *  @throws StartError with one sentence that names it and tells nothing of it */
export function readBucketAddress(env: Record<string, string | undefined>): BucketAddress | null {
  const value = env.S3_URL
  if (!value) return null
  const address = addressOf(value)
  if (!address) {
    throw new StartError(
      'S3_URL must be an address such as https://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket/prefix?region=eu-central-1, with / in the secret as %2F and other special characters alike.',
    )
  }
  return address
}

const named = /^\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?<folders>(\/[\w.-]+)*)\/?$/

function addressOf(value: string): BucketAddress | null {
  const origin = webOrigin(value)
  if (!origin) return null
  const { username, password, pathname, search, hash } = new URL(value)
  const { bucket = '', folders = '' } = named.exec(pathname)?.groups ?? {}
  const region = regionOf(search)
  const accessKeyId = decoded(username)
  const secretAccessKey = decoded(password)
  if (!bucket || !region || !accessKeyId || !secretAccessKey || hash) return null
  const prefix = folders && `${folders.slice(1)}/`
  return { origin, bucket, prefix, region, accessKeyId, secretAccessKey }
}

function regionOf(search: string): string | null {
  if (!search) return 'us-east-1'
  return /^\?region=([a-z0-9-]+)$/.exec(search)?.[1] ?? null
}

/** @returns null also for what no header could carry */
function decoded(text: string): string | null {
  try {
    const plain = decodeURIComponent(text)
    return /^[!-~]+$/.test(plain) ? plain : null
  } catch {
    return null
  }
}
