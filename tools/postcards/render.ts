import { fileURLToPath } from 'node:url'
import { insideKinds } from './catalogue-inside.ts'
import { outsideKinds } from './catalogue-outside.ts'
import { renderKinds } from './render-kinds.ts'

/* Draws every picture of the demonstration's homes anew:
   node --import tsx tools/postcards/render.ts */
const folder = fileURLToPath(new URL('../../server/demo/pictures/', import.meta.url))
await renderKinds(folder, [...outsideKinds, ...insideKinds])
