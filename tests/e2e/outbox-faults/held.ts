import type { ServerResponse } from 'node:http'

export type Sender = 'page' | 'worker'

interface Parts {
  sender: Sender
  response: ServerResponse
  /** Whether the server has done what it asks. */
  hasArrived: boolean
}

/** A request on its way, for as long as it is held there. */
export class Held {
  readonly sender: Sender
  readonly hasArrived: boolean
  readonly released: Promise<void>
  release: () => void = () => undefined
  readonly #response: ServerResponse

  constructor({ sender, response, hasArrived }: Parts) {
    this.sender = sender
    this.hasArrived = hasArrived
    this.#response = response
    this.released = new Promise((resolve) => (this.release = resolve))
  }

  /** Whether nobody waits for the answer any more. */
  get isAbandoned(): boolean {
    return this.#response.destroyed
  }
}
