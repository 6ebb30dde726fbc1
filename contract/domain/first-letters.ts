import { joined, letter } from './letters.ts'

/** Matches the first letters of a text that has as many. */
export const firstLetters = (count: number): RegExp =>
  new RegExp(`^[${joined}]*(?:${letter}){${count}}`, 'u')
