export interface ValueType {
  oids: [number, ...number[]]
  serialize: (value: unknown) => string
  parse?: (text: string) => unknown
}

const json: ValueType = {
  oids: [114, 3802],
  serialize: (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text) => JSON.parse(text),
}

const boolean: ValueType = {
  oids: [16],
  serialize: (value) => {
    if (typeof value !== 'boolean') throw new TypeError('A boolean parameter is not a boolean')
    return value ? 't' : 'f'
  },
  parse: (text) => text === 't',
}

const instant: ValueType = {
  oids: [1184, 1114],
  serialize: instantText,
  parse: (text) => new Date(text),
}

const calendarDay: ValueType = {
  oids: [1082],
  serialize: instantText,
  parse: (text) => text,
}

const bytes: ValueType = {
  oids: [17],
  serialize: (value) => {
    if (!(value instanceof Uint8Array)) throw new TypeError('A bytea parameter is not bytes')
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`
  },
  parse: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
}

const wideNumber: ValueType = { oids: [20, 1700], serialize: String, parse: Number }

const text: ValueType = {
  oids: [25, 1042, 1043],
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString()
    if (typeof value === 'object') throw new TypeError('A text parameter is an object')
    return String(value)
  },
}

const uuid: ValueType = { oids: [2950], serialize: String }
const number: ValueType = { oids: [21, 23, 26, 700, 701], serialize: String, parse: Number }

/** Lists of one dimension. `postgres` reads a null in a list as the text 'NULL'. */
function list(element: ValueType, ...oids: ValueType['oids']): ValueType {
  const quoted = (value: unknown) =>
    value === null ? 'NULL' : `"${element.serialize(value).replace(/["\\]/g, '\\$&')}"`
  return {
    oids,
    serialize: (values) => {
      if (!Array.isArray(values)) throw new TypeError('A list parameter is not an array')
      return `{${values.map(quoted).join()}}`
    },
    parse: (text) =>
      Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"|[^{},]+/gs), ([plain, inQuotes]) => {
        if (inQuotes === undefined && plain === 'NULL') return null
        const value = inQuotes?.replace(/\\(.)/gs, '$1') ?? plain
        return element.parse ? element.parse(value) : value
      }),
  }
}

function instantText(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return value
  throw new TypeError('A time parameter is neither a Date nor a string')
}

/** How values cross to SQL and back, the same on both databases: int8 and numeric are numbers,
 *  timestamptz is a Date, date stays 'YYYY-MM-DD', bytea is a Uint8Array, a string given for JSON
 *  is JSON text. Lists follow their elements. */
export const valueTypes = {
  json,
  boolean,
  instant,
  calendarDay,
  bytes,
  wideNumber,
  number,
  text,
  uuid,
  jsons: list(json, 199, 3807),
  booleans: list(boolean, 1000),
  instants: list(instant, 1185, 1115),
  calendarDays: list(calendarDay, 1182),
  bytesList: list(bytes, 1001),
  wideNumbers: list(wideNumber, 1016, 1231),
  numbers: list(number, 1005, 1007, 1028, 1021, 1022),
  texts: list(text, 1009, 1014, 1015),
  uuids: list(uuid, 2951),
}

/** Throws on `undefined`, which one driver refuses and the other stores as null. */
export function refuseUndefined(parameters: readonly unknown[]): void {
  const index = parameters.indexOf(undefined)
  if (index >= 0) throw new TypeError(`Query parameter $${index + 1} is undefined`)
}
