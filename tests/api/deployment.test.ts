import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#server/config.ts'
import { createTestDataDir } from '#tests/fixtures/embedded-template.ts'
import { commandOf, environmentOf, lastOf, settingsIn, stagesOf } from '#tools/dockerfile.ts'

/* What is started elsewhere is started here as it says, since no container can be. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const [build = [], image = []] = stagesOf(read('Dockerfile'))
const unit = read('deploy/staylend.service').split('\n')
const inUnit = (name: string) =>
  unit.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))
interface Service {
  environment?: Record<string, string>
  volumes?: string[]
  stop_grace_period?: string
  deploy?: { replicas: number }
}
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>
}

/** As compose fills in what nobody has set; what has to be set is set. */
const filled = (text: string) =>
  text.replace(/\$\{\w+(?::([-?])([^}]*))?\}/g, (_, kind, rest) => (kind === '-' ? rest : 'secret'))

const settings = [...read('README.md').matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, names = '']) =>
  [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
)

test('the README names each variable that the server reads, and no other', () => {
  const asked = new Set<string>()
  readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }))
  asked.delete('NODE_ENV')
  expect([...asked].toSorted(), 'the table of settings in README.md').toEqual(settings.toSorted())
})

describe('the image', () => {
  test('copies what there is', () => {
    const paths = build
      .filter(({ name }) => name === 'COPY')
      .flatMap(({ text }) => text.split(' ').slice(0, -1))
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('runs scripts that the project has', () => {
    const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
    const run = build.flatMap(({ text }) => /^npm run (\S+)$/.exec(text)?.[1] ?? [])
    expect(run).toEqual(['build'])
    expect(scripts).toContain('build')
  })

  test('starts, is found healthy while it serves, and ends when it is asked to', async () => {
    const { dataDir, remove } = await createTestDataDir()
    const env = { ...process.env, ...environmentOf(image), DATA_DIR: dataDir, HOST: '127.0.0.1' }
    const [health = '', ...healthArgs] = commandOf(lastOf(image, 'HEALTHCHECK'))
    const isHealthy = (port: string) =>
      spawnSync(health, healthArgs, { env: { ...env, PORT: port } }).status === 0
    const [program = '', ...args] = commandOf(lastOf(image, 'CMD'))
    const server = spawn(program, args, { cwd: root, env: { ...env, PORT: '0' } })
    const ended = once(server, 'exit')
    const port = await new Promise<string>((resolve) => {
      let said = ''
      server.stdout.on('data', (text: Buffer) => {
        said += text.toString()
        const [, found] = /http:\/\/localhost:(\d+)/.exec(said) ?? []
        if (found) resolve(found)
      })
    })
    expect(isHealthy(port)).toBe(true)
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(isHealthy(port)).toBe(false)
    await remove()
  })
})

describe('compose', () => {
  const app = compose.services.app?.environment ?? {}
  const env = Object.fromEntries(Object.entries(app).map(([name, text]) => [name, filled(text)]))

  test('sets what the server knows, and as it takes it', () => {
    expect(Object.keys(app).filter((name) => !settings.includes(name))).toEqual([])
    const config = readConfig({ ...environmentOf(image), ...env })
    expect(config.databaseUrl).toBe('postgres://staylend:secret@database:5432/staylend')
    expect(config.publicUrl).toBe('http://localhost')
    expect(config.loadDemonstration).toBe(false)
    expect(config.smtpUrl).toBe(null)
  })

  test('hands on what a site of one’s own sets', () => {
    const ofTheImage = ['PORT', 'HOST', 'DATA_DIR', 'DEMO']
    const ofThisFile = ['DATABASE_URL', 'PUBLIC_URL', 'SISTER_HOST', 'TRUST_PROXY']
    const fixed = [...ofThisFile, 'DATABASE_LISTEN_URL', 'METRICS_PORT', 'DRAIN_SECONDS']
    const own = settings.filter((name = '') => ![...ofTheImage, ...fixed].includes(name))
    expect(own).toContain('SMTP_URL')
    const given = Object.fromEntries(own.map((name) => [name, app[String(name)]]))
    const handedOn = Object.fromEntries(own.map((name) => [name, `\${${name}:-}`]))
    expect(given, 'the environment of `app` in compose.yaml').toEqual(handedOn)
  })

  test('gives the balancer the names that its file asks for', () => {
    const asked = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name)
    const given = Object.keys(compose.services.balancer?.environment ?? {})
    expect([...new Set(asked)].toSorted()).toEqual(given.toSorted())
  })

  test('lets go of a process no sooner than it has left', () => {
    const drainS = Number(app.DRAIN_SECONDS)
    const secondsIn = (path: string, pattern: RegExp) => Number(pattern.exec(read(path))?.[1])
    expect(secondsIn('deploy/Caddyfile', /refresh (\d+)s/)).toBeLessThanOrEqual(drainS)
    const graceS = Number.parseInt(compose.services.app?.stop_grace_period ?? '', 10)
    expect(graceS).toBeGreaterThan(drainS + 10)
    expect(secondsIn('docs/operations.md', /docker stop --time (\d+)/)).toBe(graceS)
  })

  test('keeps a visitor at one process, and tries until it knows that this one is gone', () => {
    const balancer = read('deploy/Caddyfile')
    const secondsOf = (name: string) => Number(new RegExp(`${name} (\\d+)s`).exec(balancer)?.[1])
    expect(balancer).toMatch(/^\s*lb_policy cookie$/m)
    expect(secondsOf('lb_try_duration')).toBeGreaterThan(secondsOf('refresh'))
  })

  test('is upgraded, as the guide says, by as many processes as it runs', () => {
    const [, together] = /--scale app=(\d+)/.exec(read('docs/operations.md')) ?? []
    expect(Number(together)).toBe(2 * (compose.services.app?.deploy?.replicas ?? 0))
  })

  test('keeps the pictures of all processes in one place', () => {
    expect(compose.services.app?.volumes).toEqual([`data:${environmentOf(image).DATA_DIR}`])
  })
})

test('the guide builds an upgrade beside what runs, and starts it by the link that the unit follows', () => {
  const [, recipe = ''] = /## systemd[^]*?```sh\n([^]*?)```/.exec(read('docs/operations.md')) ?? []
  const [, built = ''] = /^cd (\S+)$/m.exec(recipe) ?? []
  const link = inUnit('WorkingDirectory')[0] ?? ''
  expect(recipe.split('\n')).toEqual([
    expect.stringMatching(`^cd ${link}-[0-9.]+$`),
    'npm install && npm run build',
    `ln --symbolic --force --no-dereference ${built} ${link}`,
    'systemctl restart staylend',
    '',
  ])
})

test('the systemd unit starts what the image starts, with settings that the server takes', () => {
  const [node, ...args] = inUnit('ExecStart')[0]?.split(' ') ?? []
  expect([node?.split('/').at(-1), ...args]).toEqual(commandOf(lastOf(image, 'CMD')))
  const env = settingsIn(inUnit('Environment'))
  expect(readConfig(env).dataDir).toBe(`/var/lib/${inUnit('StateDirectory')[0]}`)
  const { MALLOC_ARENA_MAX, NODE_OPTIONS } = environmentOf(image)
  expect(env).toMatchObject({ MALLOC_ARENA_MAX, NODE_OPTIONS })
})
