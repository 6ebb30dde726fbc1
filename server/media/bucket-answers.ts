import { XMLParser } from 'fast-xml-parser'

export interface BucketObject {
  key: string
  /** When it was put there last. */
  putOn: Date
}

interface Page {
  objects: BucketObject[]
  /** What the next page is asked for with; null behind the last one. */
  next: string | null
}

const parser = new XMLParser({
  parseTagValue: false,
  // Also those that are written as numbers.
  htmlEntities: true,
  isArray: (name) => name === 'Contents',
})

interface ListResult {
  Contents?: { Key: string; LastModified: string }[]
  NextContinuationToken?: string
}

/** Reads an answer of ListObjectsV2. */
export function readBucketPage(xml: string): Page {
  const { ListBucketResult = '' } = parser.parse(xml) as { ListBucketResult?: ListResult | '' }
  const { Contents = [], NextContinuationToken = null } = ListBucketResult || {}
  const objects = Contents.map(({ Key, LastModified }) => ({
    key: Key,
    putOn: new Date(LastModified),
  }))
  return { objects, next: NextContinuationToken }
}

/** @returns null for what is no error of a storage, such as the page of a proxy before it */
export function bucketErrorCode(text: string): string | null {
  return /<Error[ >].*?<Code>(\w+)<\/Code>/s.exec(text)?.[1] ?? null
}
