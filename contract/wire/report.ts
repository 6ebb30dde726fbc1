import * as z from 'zod/mini'
import { lacksNote, reportReasons } from '../domain/report.ts'
import { textLimits } from '../limits.ts'
import { text } from './primitives.ts'

export const conversationReport = z
  .strictObject({
    Reason: z.enum(reportReasons),
    Note: z._default(text(textLimits.note), ''),
  })
  .check(
    z.refine(({ Reason, Note }) => !lacksNote({ reason: Reason, note: Note }), {
      error: 'Please say what is wrong.',
      path: ['Note'],
    }),
  )
