import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storageIn } from '#tests/fixtures/storage-in.ts'
import { unfinishedDay } from '#src/ui/unfinished-day.ts'
import { formOf, openForm } from './filter-form.ts'
import { forgetFilter, keepFilter, keptFilter } from './kept-filter.ts'

const typed = { ...openForm, keyword: 'pool', from: '2026-12-01', to: '2026-12-05' }

beforeEach(() => vi.stubGlobal('sessionStorage', storageIn(new Map())))
afterEach(() => vi.unstubAllGlobals())

test('what was filled in is there until it is forgotten', () => {
  expect(keptFilter(openForm)).toBeNull()
  keepFilter(openForm, typed)
  expect(keptFilter(formOf({}))).toEqual(typed)
  forgetFilter()
  expect(keptFilter(openForm)).toBeNull()
})

test('another search does not begin with it', () => {
  keepFilter(openForm, typed)
  expect(keptFilter(formOf({ q: 'gym' }))).toBeNull()
})

test('a day that is half typed is kept as none', () => {
  keepFilter(openForm, { ...typed, to: unfinishedDay })
  expect(keptFilter(openForm)).toEqual({ ...typed, to: '' })
})
