import * as z from 'zod/mini'
import { isBlank } from '../domain/is-blank.ts'
import { givenText, required } from './primitives.ts'

/** Text of which something can be seen. */
export const seenText = (field: string, longest: number) =>
  givenText(field, longest).check(z.refine((value) => !isBlank(value), required(field)))
