/** Who serves the map wants a key that we do not have, or does not know ours. */
export class MapRefused extends Error {
  constructor(url: string) {
    super(`${url} refused us`)
  }
}
