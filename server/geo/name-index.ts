import { foldPlaceName } from './place-name.ts'
import type { NameIndex, TextColumn } from './place-table.ts'

interface PlaceName {
  name: string
  row: number
}

/** Sorts names by what they are compared by.
 *  @param names of each place with the main one first */
export function indexNames(names: readonly PlaceName[]): NameIndex {
  const counts = new Map<number, number>()
  const entries = names
    .map(({ name, row }) => {
      const order = counts.get(row) ?? 0
      counts.set(row, order + 1)
      return { name, row, order, key: Buffer.from(foldPlaceName(name)) }
    })
    .sort((a, b) => Buffer.compare(a.key, b.key))
  const rows = new Uint32Array(new SharedArrayBuffer(entries.length * 4))
  rows.set(entries.map(({ row }) => row))
  const orders = new Uint8Array(new SharedArrayBuffer(entries.length))
  orders.set(entries.map(({ order }) => order))
  return {
    keys: textColumn(entries.map(({ key }) => key)),
    names: textColumn(entries.map(({ name }) => Buffer.from(name))),
    rows,
    orders,
  }
}

function textColumn(texts: readonly Uint8Array[]): TextColumn {
  const starts = new Uint32Array(new SharedArrayBuffer((texts.length + 1) * 4))
  let end = 0
  texts.forEach((text, at) => {
    end += text.length
    starts[at + 1] = end
  })
  const bytes = new Uint8Array(new SharedArrayBuffer(end))
  texts.forEach((text, at) => bytes.set(text, starts[at]))
  return { bytes, starts }
}

/** Where the names that begin with `wanted` stand, by bisection: [first, end). */
export function entriesBeginning(
  { keys }: NameIndex,
  wanted: Buffer,
): [first: number, end: number] {
  const afterAll = Buffer.concat([wanted, Buffer.from([0xff])])
  return [firstEntry(keys, wanted), firstEntry(keys, afterAll)]
}

/** What is called just so.
 *  @param key folded */
export function rowsCalled({ keys, rows }: NameIndex, key: string): Uint32Array {
  const wanted = Buffer.from(key)
  const afterIt = Buffer.concat([wanted, Buffer.from([0])])
  return rows.subarray(firstEntry(keys, wanted), firstEntry(keys, afterIt))
}

/** The first text that is not before `wanted`. */
function firstEntry({ bytes, starts }: TextColumn, wanted: Buffer): number {
  const keys = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    const isBefore = keys.compare(wanted, 0, wanted.length, starts[middle], starts[middle + 1]) < 0
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low
}
