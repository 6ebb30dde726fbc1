import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import { setUpStaticSite } from '#server/plugins/static-site.ts'

const built = fileURLToPath(new URL('../../dist/app', import.meta.url))

/** The built app, and a way to put a newer version in its place: another worker, another start page, and
 *  one chunk under another name. */
export async function serveTwoVersions() {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-versions-'))
  await cp(built, folder, { recursive: true })
  for (const name of ['main.js', 'index.html']) {
    await rm(join(folder, `${name}.br`), { force: true })
    await rm(join(folder, `${name}.gz`), { force: true })
  }
  const app = fastify()
  app.get('/api/user/isin', () => ({
    success: true,
    message: '',
    errorCode: 0,
    resObj: null,
    token: '',
  }))
  await setUpStaticSite(app, folder)
  const url = await app.listen({ port: 0, host: 'localhost' })

  const change = async (name: string, edit: (text: string) => string) => {
    const path = join(folder, name)
    await writeFile(path, edit(await readFile(path, 'utf8')))
  }
  return {
    url: url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost'),
    /** @returns the name of the chunk that is there no more */
    async release(): Promise<string> {
      const worker = await readFile(join(folder, 'main.js'), 'utf8')
      const [chunk = ''] = /assets\/saved-[\w-]+\.js/.exec(worker) ?? []
      const renamed = chunk.replace('.js', '2.js')
      await rename(join(folder, chunk), join(folder, renamed))
      await change('index.html', (html) => html.replace('<html', '<html data-version="2"'))
      await change('main.js', (text) =>
        text.replaceAll(chunk, renamed).replace(/[^"]+(?=","url":"index\.html")/, 'another'),
      )
      return chunk
    },
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
