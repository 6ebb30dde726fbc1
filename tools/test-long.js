import { build, install, run } from './set-up.js'

install()
build()
const { ensureBrowser } = await import('./browser.js')
process.env.CHROME_PATH ||= ensureBrowser()
run(process.execPath, ['--import', 'tsx', 'tools/long-tests.ts', ...process.argv.slice(2)])
