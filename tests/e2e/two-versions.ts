import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify from 'fastify'
import { setUpStaticSite } from '#server/plugins/static-site.ts'
import { passOn } from '#tests/fixtures/start-proxy.ts'

const ofTheServer = /^\/(api|media|tiles|readyz|map\.json)/

const built = fileURLToPath(new URL('../../dist/app', import.meta.url))

/** The built app, and a way to put a newer version in its place: another worker, another start page, and
 *  one chunk and the Thai catalog under other names.
 *  @param server answers what is no file of the app; without one, nobody is logged in and there is no data */
export async function serveTwoVersions(server?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-versions-'))
  await cp(built, folder, { recursive: true })
  for (const name of ['main.js', 'index.html']) {
    await rm(join(folder, `${name}.br`), { force: true })
    await rm(join(folder, `${name}.gz`), { force: true })
  }
  // A browser opens connections ahead of need and leaves them silent: none of them may hold up the close.
  const app = fastify({ forceCloseConnections: true })
  const asked: string[] = []
  app.addHook('onRequest', async ({ url: path, raw }, reply) => {
    asked.push(path)
    if (!server || !ofTheServer.test(path)) return
    reply.hijack()
    passOn(server, raw, reply.raw)
  })
  if (!server) {
    app.get('/api/user/isin', () => ({
      success: true,
      message: '',
      errorCode: 0,
      resObj: null,
      token: '',
    }))
  }
  await setUpStaticSite(app, folder)
  const url = await app.listen({ port: 0, host: 'localhost' })

  const change = async (name: string, edit: (text: string) => string) => {
    const path = join(folder, name)
    await writeFile(path, edit(await readFile(path, 'utf8')))
  }
  return {
    url: url.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost'),
    /** The paths that were asked for. */
    asked,
    /** @returns the name of the chunk that is there no more, and that of the new catalog */
    async release(): Promise<{ gone: string; catalog: string }> {
      const worker = await readFile(join(folder, 'main.js'), 'utf8')
      const renameOne = async (pattern: RegExp): Promise<[string, string]> => {
        const [name = ''] = pattern.exec(worker) ?? []
        const renamed = name.replace('.js', '2.js')
        await rename(join(folder, name), join(folder, renamed))
        for (const packed of ['br', 'gz'])
          await rm(join(folder, `${name}.${packed}`), { force: true })
        return [name, renamed]
      }
      const [gone, renamed] = await renameOne(/assets\/member-pages-[\w-]+\.js/)
      const [oldCatalog, catalog] = await renameOne(/assets\/th-TH-[\w-]+\.js/)
      await change('index.html', (html) => html.replace('<html', '<html data-version="2"'))
      await change('main.js', (text) =>
        text
          .replaceAll(gone, renamed)
          .replaceAll(oldCatalog, catalog)
          .replace(/[^"]+(?=","url":"index\.html")/, 'another'),
      )
      return { gone, catalog }
    },
    async close() {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
