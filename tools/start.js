import { build, foreground, install } from './set-up.js'

install()
build()
foreground(process.execPath, ['dist/server/main.js'])
