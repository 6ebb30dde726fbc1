/** What a client may take of the server before it has shown who it is. */
export interface ClientLimits {
  /** For a request's first line and headers. */
  headersMs: number
  /** For a request's body, files left out. */
  bodyMs: number
  /** For a request with files: a phone needs minutes for its pictures. */
  uploadMs: number
  /** On which nothing moves either way; an event stream says something more often. */
  stillMs: number
  connectionsAtMost: number
}

export const clientLimits: ClientLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  uploadMs: 300_000,
  stillMs: 60_000,
  connectionsAtMost: 10_000,
}

/** As Fastify takes what Node can hold by itself. */
export const nodeLimits = ({ headersMs, uploadMs, stillMs }: ClientLimits) => ({
  http: { headersTimeout: headersMs, connectionsCheckingInterval: headersMs / 3 },
  requestTimeout: uploadMs,
  connectionTimeout: stillMs,
})
