/* Written by tools/collect-sites.ts from the folders beside it. */
import { ridelend } from './ridelend/site.ts'
import { texts as ridelendTexts } from './ridelend/texts.ts'
import { staylend } from './staylend/site.ts'
import { texts as staylendTexts } from './staylend/texts.ts'

export const sitesWithTexts = [
  { folder: 'ridelend', site: ridelend, texts: ridelendTexts },
  { folder: 'staylend', site: staylend, texts: staylendTexts },
] as const
