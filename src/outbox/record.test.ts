import { expect, it, test } from 'vitest'
import { keptItem } from '#tests/fixtures/outbox-item.ts'
import { schemaVersion } from './item.ts'
import { readRecord } from './record.ts'

it('reads what it has written', () => {
  const item = keptItem()
  expect(readRecord(structuredClone(item))).toEqual({ is: 'item', item })
})

test.each([
  ['of a newer version', { schemaVersion: schemaVersion + 1 }],
  ['of a newer version and another shape', { schemaVersion: schemaVersion + 1, request: 5 }],
  ['of a kind that is not known yet', { kind: 'review' }],
  ['of a kind that every object has', { kind: 'toString' }],
])('leaves a record alone that is %s', (_what, fields) => {
  expect(readRecord({ ...keptItem(), ...fields })).toEqual({ is: 'newer' })
})

test.each([
  ['nothing', null],
  ['a text', 'hello'],
  ['without a version', { ...keptItem(), schemaVersion: undefined }],
  ['of half a version', { ...keptItem(), schemaVersion: 0.5 }],
  ['of a version that nothing leads away from', { ...keptItem(), schemaVersion: 0 }],
  ['without an id', { ...keptItem(), id: '' }],
  ['without a kind', { ...keptItem(), kind: undefined }],
  ['of a state that there is not', { ...keptItem(), state: 'lost' }],
  ['without what it is about', { ...keptItem(), about: undefined }],
  ['without a request', { ...keptItem(), request: undefined }],
  ['to another site', { ...keptItem(), request: { method: 'POST', path: 'https://a.example' } }],
  ['of no number of tries', { ...keptItem(), attempts: Number.NaN }],
])('calls a record broken that is %s', (_what, value) => {
  expect(readRecord(value)).toEqual({ is: 'broken' })
})

const { about, ...untitled } = keptItem()
const written = { ...untitled, title: about, schemaVersion: 1 }
const steps = {
  1: ({ title, ...record }: Record<string, unknown>) => ({ ...record, subject: title }),
  2: ({ subject, ...record }: Record<string, unknown>) => ({ ...record, about: subject }),
}

it('leads a record over two versions to its own', () => {
  const item = { ...untitled, about, schemaVersion: 3 }
  expect(readRecord(written, { steps, version: 3 })).toEqual({ is: 'item', item })
})

it('calls a record broken that a step cannot read, or makes nothing of', () => {
  const failing = () => {
    throw new TypeError('title of undefined')
  }
  expect(readRecord(written, { steps: { ...steps, 2: failing }, version: 3 }).is).toBe('broken')
  expect(readRecord(written, { steps: { 1: steps[1] }, version: 3 }).is).toBe('broken')
  expect(readRecord(written, { steps: { 1: () => ({}) }, version: 2 }).is).toBe('broken')
})
