// Node 20 reads no TypeScript in a worker thread of its own accord, so the thread starts in JavaScript.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.module)
