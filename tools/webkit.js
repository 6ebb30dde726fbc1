import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './set-up.js'

const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']

/** Whether WebKit can be tested here: Linux has it with a driver, others do not. */
export const hasWebKit = () => programs.every((path) => existsSync(path))

/** Installs WebKit on a Debian with the right to. Where there is no way to it, says so: its tests are left out. */
export function ensureWebKit() {
  if (!hasWebKit() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Installing WebKit …')
    const packages = ['webkit2gtk-driver', 'xvfb', 'xauth']
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
  }
  if (!hasWebKit()) {
    say(
      'The tests in WebKit are left out: they need the packages webkit2gtk-driver and xvfb of a Linux.',
    )
  }
}
