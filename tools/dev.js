import { spawn } from 'node:child_process'
import { buildBasemap, foreground, install, root } from './set-up.js'

install()
buildBasemap()
const server = spawn(process.execPath, ['--import', 'tsx', '--watch', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
process.on('exit', () => server.kill())
foreground(process.execPath, ['node_modules/vite/bin/vite.js'])
