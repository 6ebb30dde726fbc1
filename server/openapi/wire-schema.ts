import * as z from 'zod/mini'
import type { WireSchema } from '#contract/endpoint.ts'

/** The words of JSON Schema that a schema of the contract becomes. */
export interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  const?: unknown
  enum?: unknown[]
  [keyword: string]: unknown
}

/** As it goes over the wire. What cannot be said in JSON Schema, such as which fields belong together, is left out. */
export function wireSchemaOf(schema: WireSchema): JsonSchema {
  const { $schema, ...said } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return said as JsonSchema
}
