import { build, say } from './set-up.js'
import { startOwnServer } from './own-server.ts'
import { openSession } from './web-driver.ts'

/* The core of what works without a connection, in WebKit:
   apt-get install -y webkit2gtk-driver xvfb
   xvfb-run -a node --import tsx tools/second-engine.ts */
const port = Number(process.env.DRIVER_PORT ?? 8839)

const pages = [
  ['/', 'Get Started'],
  ['/saved', 'readable without a connection'],
  ['/login', 'Password'],
  ['/rentitem/1', 'Not available offline'],
] as const

/** Until the page says so. */
const waitForWords = (words: string) => `
  const untilMs = performance.now() + 15000
  while (!document.body.innerText.includes(${JSON.stringify(words)})) {
    if (performance.now() > untilMs) return document.body.innerText
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true`

const waitForWorker = `
  await navigator.serviceWorker.ready
  while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
  while (!(await caches.has('chunks')) || (await (await caches.open('chunks')).keys()).length < 2) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return true`

let failures = 0
function judge(what: string, answer: unknown): void {
  if (answer !== true) failures += 1
  say(answer === true ? `ok   ${what}` : `FAIL ${what}: ${String(answer).slice(0, 300)}`)
}

build()
const server = await startOwnServer()
let isStopped = false
const stop = async () => {
  if (!isStopped) await server.stop()
  isStopped = true
}
const browser = await openSession('WebKitWebDriver', port, {
  'webkitgtk:browserOptions': { args: ['--automation'] },
})
try {
  say(browser.name)
  await browser.goTo(server.url)
  judge('the first visit shows the landing page', await browser.run(waitForWords('Get Started')))
  judge('the worker takes over, with the library of the map', await browser.run(waitForWorker))
  await stop()
  for (const [path, words] of pages) {
    await browser.goTo(server.url + path)
    judge(`${path} opens without the server`, await browser.run(waitForWords(words)))
  }
} finally {
  await browser.close()
  await stop()
}
process.exitCode = failures > 0 ? 1 : 0
