import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { root, run } from './set-up.js'

/* The server as JavaScript, in the same folders below dist, with all that it reads beside its code. Nothing of it is
   compiled as it starts, which takes a second and 30 MB, and no compiler is needed where it runs. */
const folders = ['contract', 'server', 'sites']
const isRead = (path) => statSync(path).isDirectory() || !['.ts', '.js'].includes(extname(path))

for (const folder of folders) rmSync(join(root, 'dist', folder), { recursive: true, force: true })
for (const folder of folders) {
  cpSync(join(root, folder), join(root, 'dist', folder), { recursive: true, filter: isRead })
}

const { type, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const built = folders.flatMap((folder) => {
  const path = imports[`#${folder}/*`].slice(0, -1)
  return [
    [`#${folder}/*.ts`, `${path}*.js`],
    [`#${folder}/*`, `${path}*`],
  ]
})
writeFileSync(
  join(root, 'dist/package.json'),
  JSON.stringify({ type, imports: Object.fromEntries(built) }, null, 2),
)
run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json'])
