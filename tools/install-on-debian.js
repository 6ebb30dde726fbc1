import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { say } from './set-up.js'

/** Installs packages where this is a Debian with the right to; elsewhere, or when it fails, they are not there after.
 *  @param what they bring, for whoever waits
 *  @param packages with options of apt-get, where they need some */
export function installOnDebian(what, packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  say(`Installing ${what} …`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], quiet)
}
