import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const startTimeoutMs = 20_000
const answerTimeoutMs = 30_000

/** How the protocol names an element in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** How the protocol writes keys. */
const keyCodes = {
  Tab: '\uE004',
  Enter: '\uE007',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const

export type Element = Record<typeof elementKey, string>

export type Session = Awaited<ReturnType<typeof openSession>>

/** Asks a driver over the WebDriver protocol, of which this is all that is needed here.
 *  @throws Error with what the driver says of it */
async function ask(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object) {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Starts WebKit's driver, with a screen that nobody sees.
 *  @param port one that is free */
export async function startDriver(port: number) {
  const leftovers = await mkdtemp(join(tmpdir(), 'staylend-webkit-'))
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // Its browser and its screen end with it.
    detached: true,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', TMPDIR: leftovers },
  })
  const failed = new Promise<never>((_resolve, reject) => driver.once('error', reject))
  const url = `http://127.0.0.1:${port}`
  await Promise.race([failed, untilItListens(url)])
  return {
    url,
    async stop() {
      const ended = once(driver, 'exit')
      if (driver.pid !== undefined) process.kill(-driver.pid)
      await ended
      await rm(leftovers, { recursive: true, force: true })
    },
  }
}

async function untilItListens(url: string): Promise<void> {
  const untilMs = performance.now() + startTimeoutMs
  for (;;) {
    try {
      await ask(`${url}/status`, 'GET')
      return
    } catch (error) {
      if (performance.now() > untilMs) throw error
      await setTimeout(100)
    }
  }
}

/** Opens a window of a browser that has kept nothing. */
export async function openSession(driverUrl: string) {
  const options = { 'webkitgtk:browserOptions': { args: ['--automation'] } }
  const { sessionId } = await ask(`${driverUrl}/session`, 'POST', {
    capabilities: { alwaysMatch: options },
  })
  const session = `${driverUrl}/session/${sessionId}`
  const tell = (what: string, body = {}) => ask(`${session}/${what}`, 'POST', body)
  await tell('timeouts', { script: answerTimeoutMs, pageLoad: answerTimeoutMs })
  return {
    goTo: (url: string) => tell('url', { url }),
    reload: () => tell('refresh'),
    goBack: () => tell('back'),
    /** Runs the body of a function in the page, and waits for what it promises. */
    run: (body: string, ...args: unknown[]) =>
      tell('execute/async', {
        script: `const done = arguments[arguments.length - 1]
          ;(async (...args) => { ${body} })(...arguments).then(done, (error) => done('Error: ' + error))`,
        args,
      }),
    click: (element: Element) => tell(`element/${element[elementKey]}/click`),
    /** As a person types it, or the path of a file to choose. */
    type: (element: Element, text: string) =>
      tell(`element/${element[elementKey]}/value`, { text }),
    /** Presses keys where the focus is. */
    pressKeys: (...keys: (keyof typeof keyCodes)[]) => {
      const codes = keys.map((key) => keyCodes[key])
      const actions = codes.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      return tell('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    resize: (width: number, height: number) => tell('window/rect', { width, height }),
    /** As a PNG. */
    screenshot: async () => Buffer.from(await ask(`${session}/screenshot`, 'GET'), 'base64'),
    close: () => ask(session, 'DELETE'),
  }
}
