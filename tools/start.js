import { build, foreground, install } from './set-up.js'

install()
build()
foreground(process.execPath, ['--import', 'tsx', 'server/main.ts'])
