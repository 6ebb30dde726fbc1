import type { Endpoint, WireSchema } from '#contract/endpoint.ts'
import { wireSchemaOf, type JsonSchema } from '#server/openapi/wire-schema.ts'

const typeOfValue = (value: unknown) => (typeof value === 'number' ? 'number' : 'string')

/** Keeps what a serialiser needs: shapes and types, no bounds. A choice between constants is their
 *  type, a choice with null is nullable: other choices would be validated while they are written. */
function toSerialiser(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) {
    const others = schema.anyOf.filter(({ type }) => type !== 'null')
    const [first] = others
    const nullable = others.length < schema.anyOf.length
    return { ...(first && toSerialiser(first)), ...(nullable && { nullable }) }
  }
  if (schema.const !== undefined) return { type: typeOfValue(schema.const) }
  if (schema.enum) return { type: typeOfValue(schema.enum[0]) }
  const { type, properties, required, items } = schema
  return {
    ...(type && { type }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, toSerialiser(property)]),
      ),
    }),
    ...(required && { required }),
    ...(items && { items: toSerialiser(items) }),
  }
}

const serialiserOf = (schema: WireSchema) => toSerialiser(wireSchemaOf(schema))

/** The envelope around an endpoint's answer, for the compiled serialiser: fields that the contract
 *  does not name are not sent. */
export function answerSchema({ response, beside }: Endpoint) {
  return {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      message: { type: 'string' },
      resObj: serialiserOf(response),
      errorCode: { type: 'integer' },
      userId: { type: 'integer' },
      ...serialiserOf(beside).properties,
    },
  }
}
