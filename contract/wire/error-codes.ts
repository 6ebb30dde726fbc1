import type { RefusalReason } from '../domain/refusal.ts'

/** @see docs/product.md §8 */
export const errorCodes = {
  'login-needed': { code: 1, status: 401 },
  'not-yours': { code: 2, status: 403 },
  'not-there': { code: 3, status: 404 },
  invalid: { code: 4, status: 422 },
  'dates-taken': { code: 5, status: 409 },
  'offer-changed': { code: 6, status: 409 },
  'too-many': { code: 7, status: 429 },
  'bad-file': { code: 8, status: 413 },
  'not-a-picture': { code: 8, status: 415 },
  csrf: { code: 9, status: 403 },
  'key-reused': { code: 10, status: 422 },
  'other-user': { code: 11, status: 409 },
  'not-possible': { code: 12, status: 409 },
  'edited-meanwhile': { code: 13, status: 409 },
  'wrong-password': { code: 50, status: 401 },
  'user-exists': { code: 100, status: 409 },
  ours: { code: 500, status: 500 },
  'database-away': { code: 503, status: 503 },
  'service-away': { code: 503, status: 503 },
  'disk-full': { code: 503, status: 503 },
} as const satisfies Record<
  RefusalReason | 'ours' | 'database-away' | 'service-away' | 'disk-full',
  { code: number; status: number }
>
