import { WrongUsage } from './usage.ts'

/** @throws WrongUsage when it is no id */
export function readId(about: string): number {
  if (!/^[1-9]\d{0,14}$/.test(about)) throw new WrongUsage(`"${about}" is not an id.`)
  return Number(about)
}
