// Plain JavaScript and Node's own modules alone: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const say = (sentence) => process.stdout.write(`${sentence}\n`)

/** The files below these files and folders, each with its content. */
function* filesOf(paths) {
  for (const path of paths) {
    const full = join(root, path)
    if (!existsSync(full)) continue
    if (statSync(full).isDirectory()) {
      yield* filesOf(readdirSync(full).map((name) => join(path, name)))
    } else yield [path, readFileSync(full)]
  }
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const [path, content] of filesOf(paths))
    hash.update(`${path} ${content.length}\n`).update(content)
  return hash.digest('hex')
}

/** Makes something unless it was made from these very sources. How old they are says nothing: those of the version before,
 *  which somebody goes back to, may be older than what was made since.
 *  @param product the last file that comes of it
 *  @param make ends this process, or throws, when it fails */
export function makeFrom(sources, { product, make }) {
  const note = join(root, 'dist/made-from', product.replaceAll('/', '_'))
  const hash = hashOf(sources)
  const isMade = existsSync(join(root, product)) && existsSync(note)
  if (isMade && readFileSync(note, 'utf8') === hash) return
  rmSync(note, { force: true })
  make()
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, hash)
}

/** Runs a command of ours; ends this process when it fails. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Installs what package.json names. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Staylend needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  makeFrom(['package.json', 'package-lock.json'], {
    product: 'node_modules/.package-lock.json',
    make() {
      say('Installing packages …')
      run(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'])
    },
  })
}

/** What the map of the world is built from. */
export const basemapSources = [
  'tools/basemap',
  'server/built.ts',
  'server/geo/left-places.ts',
  'server/geo/place-languages.ts',
  'server/geo/place-names.ts',
  'server/geo/place-names.tsv.gz',
  'server/tiles/basemap-file.ts',
  'server/tiles/encode-tile.ts',
  'server/tiles/leaf-zoom.ts',
  'contract/domain/tile-address.ts',
  'package.json',
  'package-lock.json',
]

/** Builds the map of the world. */
export function buildBasemap() {
  makeFrom(basemapSources, {
    product: 'dist/basemap.pmtiles',
    make() {
      say('Building the map of the world …')
      run(npm, ['run', '--silent', 'basemap'])
    },
  })
}

/** Builds the app, and what it needs of the server. */
export function build() {
  buildBasemap()
  buildApp()
  buildServer()
}

/** What the app is built from. */
export const appSources = [
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
  'tools/page-files.ts',
  'tools/site-files.ts',
  'tools/translation-files.ts',
  'server/db/start-error.ts',
  'server/escape-html.ts',
  'server/plugins/built-sites.ts',
  'server/plugins/data-script.ts',
  'server/plugins/fill-site.ts',
  'server/plugins/read-built-file.ts',
  'server/plugins/web-manifest.ts',
  'server/site.ts',
  'package.json',
  'package-lock.json',
]

/** Builds the app. */
function buildApp() {
  makeFrom(appSources, {
    product: 'dist/app/index.html',
    make() {
      say('Building the app …')
      run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
      run(process.execPath, ['--import', 'tsx', 'tools/compress.ts'])
    },
  })
}

/** Builds the server. */
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
  makeFrom(sources, {
    product: 'dist/server/main.js',
    make() {
      say('Building the server …')
      run(process.execPath, ['tools/build-server.js'])
    },
  })
}

/** Runs a program in the foreground until it ends, and passes on the signals that ask it to. */
export function foreground(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  return child
}
