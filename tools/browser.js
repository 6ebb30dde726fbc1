import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installOnDebian } from './install-on-debian.js'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const find = () =>
  [process.env.CHROME_PATH, ...installed, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )

/** The path of a Chromium; where there is none and this is Debian with the right to, it is installed.
 *  Ends this process with one sentence when there is no way to one. */
export function ensureBrowser() {
  const found = find()
  if (found) return found
  installOnDebian('Chromium', ['chromium'])
  const fetched = find()
  if (fetched) return fetched
  console.error(
    'The browser tests need Chromium or Chrome: install one, or name one in CHROME_PATH, or run "npx playwright install chromium".',
  )
  process.exit(1)
}
