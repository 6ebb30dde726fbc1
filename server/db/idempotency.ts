/** The key under which a client sends a request once, and a digest of what it asked. */
export interface Idempotency {
  key: string
  requestHash: string
}

/** The columns in which a row keeps by which request it was made. */
export const keyColumns = (idempotency: Idempotency | null) => ({
  idempotency_key: idempotency?.key ?? null,
  request_hash: idempotency?.requestHash ?? null,
})
