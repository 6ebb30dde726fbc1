import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'

const startTimeoutMs = 20_000

/** A session with a browser over the WebDriver protocol, of which this is all that is needed here.
 *  @param program such as `WebKitWebDriver`
 *  @param capabilities as its browser wants them */
export async function openSession(program: string, port: number, capabilities: object) {
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore' })
  const failed = new Promise<never>((_resolve, reject) => driver.once('error', reject))
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await Promise.race([failed, untilItListens(() => send('GET', '/status'))])
  const started = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const session = `/session/${started.sessionId}`
  await send('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 })
  return {
    name: `${started.capabilities.browserName} ${started.capabilities.browserVersion}`,
    goTo: (url: string) => send('POST', `${session}/url`, { url }),
    /** Runs the body of a function in the page, and waits for what it promises. */
    run: (body: string) =>
      send('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]; (async () => { ${body} })().then(done, (error) => done('Error: ' + error))`,
        args: [],
      }),
    async close() {
      await send('DELETE', session)
      driver.kill()
    },
  }
}

async function untilItListens(ask: () => Promise<unknown>): Promise<void> {
  const untilMs = performance.now() + startTimeoutMs
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      if (performance.now() > untilMs) throw error
      await setTimeout(100)
    }
  }
}
