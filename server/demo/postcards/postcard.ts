import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { HomeType } from '../homes/home.ts'

const homeTypes = ['CONDO', 'HOUSE', 'ROOM', 'SHARED'] as const satisfies HomeType[]
const folder = new URL('../pictures/', import.meta.url)

const index = z.array(
  z.object({
    file: z.string(),
    kind: z.string(),
    suits: z.array(z.enum(homeTypes)),
    cities: z.union([z.literal('any'), z.array(z.string())]),
    outside: z.boolean(),
  }),
)

/** A drawing that listings of the demonstration show; `cities` are preset ones. */
export type Postcard = z.output<typeof index>[number]

export const postcardUrl = ({ file }: Postcard) => new URL(file, folder)

/** All that are drawn. @see tools/postcards */
export async function readPostcards(): Promise<Postcard[]> {
  return z.parse(index, JSON.parse(await readFile(new URL('index.json', folder), 'utf8')))
}
