// Node 20 reads no TypeScript of its own accord, so the child starts in JavaScript.
import { register } from 'tsx/esm/api'

register()
await import('./initialise-child.ts')
