import type { OutboxRequest } from './item.ts'

/** What was asked with a heart. */
export interface Heart {
  listingId: number
  willBeSaved: boolean
}

/** @returns null for what is none */
export function heartOf({ path }: Pick<OutboxRequest, 'path'>): Heart | null {
  const [, id, saved] = /\/rent\/save\/(\d+)\/([01])$/.exec(path) ?? []
  return id === undefined ? null : { listingId: Number(id), willBeSaved: saved === '1' }
}
