import { existsSync } from 'node:fs'
import { installOnDebian } from './install-on-debian.js'
import { say } from './set-up.js'

const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']

/** Whether WebKit can be tested here: Linux has it with a driver, others do not. */
export const hasWebKit = () => programs.every((path) => existsSync(path))

/** Installs WebKit on a Debian with the right to. Where there is no way to it, says so: its tests are left out. */
export function ensureWebKit() {
  if (!hasWebKit()) {
    installOnDebian('WebKit', ['--no-install-recommends', 'webkit2gtk-driver', 'xvfb', 'xauth'])
  }
  if (!hasWebKit()) {
    say(
      'The tests in WebKit are left out: they need the packages webkit2gtk-driver and xvfb of a Linux.',
    )
  }
}
