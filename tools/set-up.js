// Plain JavaScript and Node's own modules alone: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const say = (sentence) => process.stdout.write(`${sentence}\n`)

/** The newest change below these files and folders, in milliseconds. A folder changes when a file in it is made,
 *  removed or named anew. */
function newestMs(paths) {
  return Math.max(
    0,
    ...paths.map((path) => {
      const full = join(root, path)
      if (!existsSync(full)) return 0
      const stat = statSync(full)
      if (!stat.isDirectory()) return stat.mtimeMs
      return Math.max(stat.mtimeMs, newestMs(readdirSync(full).map((name) => join(path, name))))
    }),
  )
}

/** Whether a file was built after the last change of what it is made from. */
export function isBuilt(file, sources) {
  const builtMs = newestMs([file])
  return builtMs > 0 && builtMs >= newestMs(sources)
}

/** Runs a command of ours; ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Installs what package.json names, unless it is there already. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Staylend needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  if (isBuilt('node_modules/.package-lock.json', ['package.json', 'package-lock.json'])) return
  say('Installing packages …')
  run(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'])
}

/** Builds the map of the world, unless it is newer than all it is made from. */
export function buildBasemap() {
  const sources = [
    'tools/basemap',
    'server/geo/place-languages.ts',
    'server/geo/place-names.tsv.gz',
    'server/tiles/encode-tile.ts',
    'server/tiles/leaf-zoom.ts',
    'contract/domain/tile-address.ts',
    'package.json',
  ]
  if (isBuilt('dist/basemap.pmtiles', sources)) return
  say('Building the map of the world …')
  run(npm, ['run', '--silent', 'basemap'])
}

/** Builds the app, and what it needs of the server. */
export function build() {
  buildBasemap()
  buildApp()
  buildServer()
}

/** Builds the app, unless the build is newer than all it is made from. */
function buildApp() {
  const sources = [
    'src',
    'sw',
    'contract',
    'sites',
    'public',
    'docs/pictures',
    'index.html',
    'vite.config.ts',
    'lingui.config.ts',
    'tools/aria-words.ts',
    'tools/compile-messages.ts',
    'tools/compress.ts',
    'tools/first-paint.ts',
    'tools/installable.ts',
    'tools/site-files.ts',
    'tools/translation-files.ts',
    'server/plugins/built-sites.ts',
    'package.json',
    'package-lock.json',
  ]
  if (isBuilt('dist/app/index.html', sources)) return
  say('Building the app …')
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
  run(process.execPath, ['--import', 'tsx', 'tools/compress.ts'])
}

/** Builds the server, unless the build is newer than all it is made from. */
export function buildServer() {
  const sources = [
    'server',
    'contract',
    'sites',
    'tsconfig.json',
    'tsconfig.server.json',
    'tools/build-server.js',
    'package.json',
    'package-lock.json',
  ]
  if (isBuilt('dist/server/main.js', sources)) return
  say('Building the server …')
  run(process.execPath, ['tools/build-server.js'])
}

/** Runs a program in the foreground until it ends, and passes on the signals that ask it to. */
export function foreground(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  return child
}
