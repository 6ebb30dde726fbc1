import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastify, { type FastifyInstance } from 'fastify'
import { readSiteHosts } from '#server/site.ts'
import { setUpStaticSite } from '#server/plugins/static-site.ts'
import { closedGate } from '#tests/fixtures/gate.ts'
import { passOn } from '#tests/fixtures/start-proxy.ts'

const ofTheServer = /^\/(api|media|tiles|readyz|map\.json)/

const built = fileURLToPath(new URL('../../dist/app', import.meta.url))

/** The built app, and a way to put a newer version in its place: another worker, another start page, and
 *  two chunks under other names, one of them late.
 *  @param server answers what is no file of the app; without one, nobody is logged in and there is no data */
export async function serveTwoVersions(server?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'staylend-versions-'))
  await cp(built, folder, { recursive: true })
  for (const name of ['main.js', 'index.html']) {
    await rm(join(folder, `${name}.br`), { force: true })
    await rm(join(folder, `${name}.gz`), { force: true })
  }
  const asked: string[] = []
  const holds: Hold[] = []
  let app = await serveFolder(folder, { server, asked, holds })
  const listener = createServer((request, response) => app.routing(request, response))
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
  const { port } = listener.address() as AddressInfo

  const change = async (name: string, edit: (text: string) => string) => {
    const path = join(folder, name)
    await writeFile(path, edit(await readFile(path, 'utf8')))
  }
  const renameChunk = async (chunk: string) => {
    const worker = await readFile(join(folder, 'main.js'), 'utf8')
    const [gone = ''] = new RegExp(`assets/${chunk}-[\\w-]+\\.js`).exec(worker) ?? []
    const renamed = gone.replace('.js', '2.js')
    await rename(join(folder, gone), join(folder, renamed))
    for (const packed of ['br', 'gz']) await rm(join(folder, `${gone}.${packed}`), { force: true })
    await change('main.js', (text) => text.replaceAll(gone, renamed))
    return gone
  }
  return {
    url: `http://localhost:${port}`,
    /** The paths that were asked for. */
    asked,
    /** @returns the names of the chunks that are there no more */
    async release(): Promise<{ gone: string; goneLate: string }> {
      const gone = await renameChunk('member-pages')
      const goneLate = await renameChunk('about')
      await change('index.html', (html) => html.replace('<html', '<html data-version="2"'))
      app = await serveFolder(folder, { server, asked, holds })
      return { gone, goneLate }
    },
    /** Answers no request for such a path. @returns what lets them go on */
    hold(paths: RegExp): () => void {
      const { opened, open } = closedGate()
      holds.push({ paths, opened })
      return open
    },
    async close() {
      // A browser opens connections ahead of need and leaves them silent: none of them may hold up the close.
      listener.closeAllConnections()
      listener.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Hold {
  paths: RegExp
  opened: Promise<void>
}

/** What is served is read from the folder once, as a start of the server does. */
async function serveFolder(
  folder: string,
  { server, asked, holds }: { server: string | undefined; asked: string[]; holds: Hold[] },
): Promise<FastifyInstance> {
  const app = fastify()
  app.addHook('onRequest', async ({ url: path, raw }, reply) => {
    asked.push(path)
    for (const { paths, opened } of holds) if (paths.test(path)) await opened
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
  const siteHosts = readSiteHosts({})
  await setUpStaticSite(app, {
    siteFolder: folder,
    publicUrl: null,
    siteHosts,
    hasWorker: true,
    contactEmail: null,
  })
  await app.ready()
  return app
}
