import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { freePort } from '#tests/fixtures/free-port.ts'
import { startProxy, type Proxy } from '#tests/fixtures/start-proxy.ts'
import { password } from '../own-profile.ts'
import type { Person } from '../person.ts'
import { openSession, startDriver, type Element, type Session } from './web-driver.ts'

/** A window of WebKit, which is the browser of all iPhones, and a site of its own, whose server can go away. */
export const test = base.extend<{
  window: WebKitWindow
  site: Proxy
}>({
  site: async ({ baseURL }, provide) => {
    const site = await startProxy(baseURL ?? '')
    await provide(site)
    await site.close()
  },
  window: async ({ site }, provide, test) => {
    const driver = await startDriver(await freePort())
    try {
      const session = await openSession(driver.url)
      await provide(new WebKitWindow(session, site.url))
      if (test.status !== test.expectedStatus) {
        await writeFile(test.outputPath('screen.png'), await session.screenshot())
      }
      await session.close()
    } finally {
      await driver.stop()
    }
  },
})

export { expect }

/** What of a page can be seen and pressed, by its name. */
const byName = `
  const [name] = args
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.innerText).trim().replaceAll(/\\s+/g, ' ')
  const found = [...document.querySelectorAll('a, button, [role=tab]')].find(
    (element) => element.checkVisibility() && nameOf(element) === name,
  )
  // From below the bars that stand at the edges.
  found?.scrollIntoView({ block: 'center' })
  return found`

const byLabel = `
  const [name] = args
  const label = [...document.querySelectorAll('label')].find(
    (label) => label.innerText.trim() === name && label.control,
  )
  return label?.control`

export class WebKitWindow {
  readonly session: Session
  readonly #url: string

  constructor(session: Session, url: string) {
    this.session = session
    this.#url = url
  }

  goTo = (path: string) => this.session.goTo(this.#url + path)

  /** Waits until the page says so. */
  async see(words: string): Promise<void> {
    await expect.poll(() => this.session.run('return document.body.innerText')).toContain(words)
  }

  async press(name: string): Promise<void> {
    await this.session.click(await this.#find(byName, name))
  }

  async type(label: string, text: string): Promise<void> {
    await this.session.type(await this.#find(byLabel, label), text)
  }

  /** Waits until what is called so has the focus. */
  async focusIsOn(name: string): Promise<void> {
    const focused = () => this.session.run('return document.activeElement?.ariaLabel ?? null')
    await expect.poll(focused).toBe(name)
  }

  async logIn({ email }: Person): Promise<void> {
    await this.goTo('/login')
    await this.type('Email', email)
    await this.type('Password', password)
    await this.press('Log in')
    await this.see('Profile')
    await expect.poll(() => this.session.run(hasOutbox)).toBe(true)
  }

  /** Until the worker answers for the page, and has what comes late. A page that is left before may leave it without
   *  one. @see docs/decisions/pages-that-are-put-aside.md */
  async untilItOpensOffline(): Promise<void> {
    await expect.poll(() => this.session.run(opensOffline), { timeout: 60_000 }).toBe(true)
  }

  async #find(script: string, name: string): Promise<Element> {
    let found: Element | null = null
    const look = async () => (found = await this.session.run(script, name))
    await expect.poll(look, { message: name }).not.toBeNull()
    return found!
  }
}

const opensOffline = `
  return Boolean(navigator.serviceWorker.controller) &&
    (await caches.has('chunks')) && (await (await caches.open('chunks')).keys()).length > 1`

/** A page that is left before that keeps all others from their database. @see docs/decisions/pages-that-are-put-aside.md */
const hasOutbox = `
  return (await indexedDB.databases()).some(({ name }) => name === 'staylend-outbox')`
