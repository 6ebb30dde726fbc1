import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeDemonstration } from '../make-demonstration.ts'
import { choosePostcards } from './choose-postcards.ts'
import { postcardUrl, readPostcards } from './postcard.ts'

const { homes } = makeDemonstration(new Date('2026-03-10T09:20:30Z'))
const postcards = await readPostcards()
const chosen = choosePostcards(homes, postcards)
const all = homes.map((listing, at) => ({ listing, shown: chosen[at]! }))
const textOf = ({ listing: { content } }: (typeof all)[number]) =>
  `${content.title} ${content.details}`

describe('the pictures of a listing', () => {
  it('are files that exist', () => {
    expect(postcards.length).toBeGreaterThan(90)
    expect(postcards.map(postcardUrl).filter((url) => !existsSync(url))).toEqual([])
  })

  it('are three to five, of as many kinds, for its type', () => {
    for (const { listing, shown } of all) {
      expect([3, 4, 5]).toContain(shown.length)
      expect(new Set(shown.map(({ kind }) => kind)).size).toBe(shown.length)
      expect(shown.every(({ suits }) => suits.some((type) => type === listing.content.type))).toBe(
        true,
      )
    }
  })

  it('begin outside, in its own city, and go on where one sleeps', () => {
    for (const { listing, shown } of all) {
      const [first, second, ...others] = shown
      expect(first).toMatchObject({ outside: true })
      expect(first?.cities).toContain(listing.preset)
      expect(['bedroom', 'studio']).toContain(second?.kind)
      expect(others.some(({ outside }) => outside)).toBe(false)
      const strange = shown.filter(
        ({ cities }) => cities !== 'any' && !cities.includes(listing.preset),
      )
      expect(strange).toEqual([])
    }
  })

  it('end with the bathroom', () => {
    for (const { shown } of all) expect(shown.at(-1)?.kind).toBe('bathroom')
  })

  it('show a pool or a balcony only where the text has one', () => {
    for (const each of all) {
      const kinds = each.shown.map(({ kind }) => kind)
      if (kinds.includes('pool')) expect(textOf(each)).toMatch(/pool/i)
      if (kinds.includes('balcony-view')) expect(textOf(each)).toMatch(/balcon/i)
    }
  })

  it('show the kitchen that is shared', () => {
    const shared = all.filter(({ listing }) => listing.content.type === 'SHARED')
    expect(shared.length).toBeGreaterThan(20)
    for (const { shown } of shared) {
      expect(shown.map(({ kind }) => kind)).toContain('shared-kitchen')
    }
  })

  it('differ from the neighbour’s where there is a choice', () => {
    const inBangkok = all.filter(
      ({ listing }) => listing.preset === 'Bangkok' && listing.content.type === 'CONDO',
    )
    const same = inBangkok.filter(({ shown }, at) => shown[0] === inBangkok[at - 1]?.shown[0])
    expect(same.length).toBeLessThan(inBangkok.length / 50)
    expect(new Set(inBangkok.map(({ shown }) => shown[0]?.file)).size).toBeGreaterThan(8)
  })

  it('use every drawing', () => {
    const used = new Set(chosen.flat())
    expect(postcards.filter((postcard) => !used.has(postcard))).toEqual([])
  })
})

it('a city without a view of its own borrows one of its country', () => {
  const some = postcards.filter(({ kind, cities }) => kind !== 'tower' || cities[0] === 'Bangkok')
  const withoutViews = some.filter(({ outside, cities }) => !outside || !cities.includes('Hua Hin'))
  const inHuaHin = homes.filter(({ preset }) => preset === 'Hua Hin')
  for (const [first] of choosePostcards(inHuaHin, withoutViews)) {
    expect(first?.outside).toBe(true)
    expect(['Berlin', 'Da Nang', 'New York']).not.toContain(first?.cities[0])
  }
})
