import { seenAddress } from '#contract/domain/mail-address.ts'

/** A mail address, with the name that stands before it. */
export interface Mailbox {
  name: string
  address: string
}

const named = /^\s*(?:"([^"\p{Cc}]*)"|([^"<>\p{Cc}]*?))\s*<([^<>]*)>\s*$/u
const bare = /^[^\s@"<>(),:;[\]\\]+@[^\s@"<>(),:;[\]\\]+$/

/** 'a@b.example', 'Staylend <a@b.example>' or '"Staylend, Inc." <a@b.example>'. @returns null for anything else */
export function readMailbox(text: string): Mailbox | null {
  const [, quoted, plain, inBrackets = text] = named.exec(text) ?? []
  const address = seenAddress(inBrackets)
  return bare.test(address) ? { name: quoted ?? plain ?? '', address } : null
}

export const hostOf = ({ address }: Mailbox): string => address.slice(address.indexOf('@') + 1)
