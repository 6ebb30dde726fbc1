/** What can become of a request that sends a message. What is held goes on when the schedule says so. */
export const faults = [
  'cut before the server',
  'answer lost',
  'answer cut',
  'held before the server',
  'held after the commit',
  'busy',
  'throttled',
  'broken',
  'captive portal',
  'refused',
  'stale token',
] as const
export type Fault = (typeof faults)[number]

/** An answer that somebody between browser and server gives. */
export interface ForeignAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

const refusal = (
  status: number,
  errorCode: number,
  headers: Record<string, string> = {},
): ForeignAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  text: JSON.stringify({ success: false, message: 'Not now.', errorCode, resObj: null }),
})

/** Faults that are answered without the server. */
export const foreignAnswers: Partial<Record<Fault, ForeignAnswer>> = {
  busy: refusal(503, 503, { 'retry-after': '1' }),
  throttled: refusal(429, 7),
  broken: refusal(500, 500),
  'captive portal': {
    status: 200,
    headers: { 'content-type': 'text/html' },
    text: '<!doctype html><title>Log in to the Wi-Fi</title>',
  },
  refused: refusal(409, 12),
}
