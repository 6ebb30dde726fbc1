import { build } from './set-up.js'

build()
