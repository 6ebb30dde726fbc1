import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, npm, root, run, say } from './set-up.js'

/** The versions that the product promises to run on. */
const majors = [20, 22, 24]

install()
build()
const platform = process.platform === 'win32' ? 'win' : process.platform
const name = `node-${platform}-${process.arch}`

/** The path of a Node of this major version, from the package registry. */
function fetchNode(major) {
  const folder = join(root, 'node_modules/.cache/nodes', String(major))
  const binary = join(
    folder,
    'node_modules',
    name,
    platform === 'win' ? 'bin/node.exe' : 'bin/node',
  )
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true })
    say(`Fetching Node ${major} …`)
    run(npm, ['install', '--prefix', folder, '--no-save', '--loglevel=error', `${name}@${major}`])
  }
  return binary
}

const failed = majors.filter((major) => {
  const node = fetchNode(major)
  say(`Tests on Node ${major}`)
  const { status } = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run'], {
    cwd: root,
    stdio: 'inherit',
  })
  return status !== 0
})
say(failed.length === 0 ? 'All versions pass.' : `Failed on Node ${failed.join(', ')}.`)
process.exit(failed.length > 0 ? 1 : 0)
