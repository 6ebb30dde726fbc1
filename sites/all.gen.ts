/* Written by tools/collect-sites.ts from the folders beside it. */
import { ridelend } from './ridelend/site.ts'
import { staylend } from './staylend/site.ts'

export const sites = [ridelend, staylend] as const
