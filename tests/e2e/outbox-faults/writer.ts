import type { BrowserContext, Page } from '@playwright/test'
import type { DemoAccount } from '#server/demo/accounts.ts'
import { expect } from '../test.ts'
import type { Conversation } from './conversations.ts'
import { followRequests } from '../when-quiet.ts'

/** Somebody who writes in several conversations and tabs, and remembers what was accepted. */
export class Writer {
  /** What left the field, in its order. */
  readonly accepted = new Map<Conversation, string[]>()
  readonly tabs: Page[] = []
  readonly #context: BrowserContext
  readonly #site: string
  readonly #account: DemoAccount

  constructor({
    context,
    site,
    account,
    conversations,
  }: {
    context: BrowserContext
    site: string
    account: DemoAccount
    conversations: Conversation[]
  }) {
    this.#context = context
    this.#site = site
    this.#account = account
    for (const conversation of conversations) this.accepted.set(conversation, [])
  }

  async openTab(): Promise<Page> {
    const tab = await this.#context.newPage()
    this.tabs.push(tab)
    await tab.goto(this.#site)
    return tab
  }

  async closeTab(tab: Page): Promise<void> {
    this.tabs.splice(this.tabs.indexOf(tab), 1)
    await tab.close()
  }

  async closeAll(): Promise<void> {
    await Promise.all(this.tabs.splice(0).map((tab) => tab.close()))
  }

  /** Its process ends, with all that it was doing. */
  async crashTab(tab: Page): Promise<void> {
    const crashed = tab.waitForEvent('crash')
    const session = await this.#context.newCDPSession(tab)
    void session.send('Page.crash').catch(() => undefined)
    await crashed
    await this.closeTab(tab)
  }

  async write(tab: Page, conversation: Conversation, text: string): Promise<void> {
    await this.goTo(tab, conversation)
    await fieldOf(tab).fill(text)
    await this.#send(tab, conversation, text)
  }

  /** The tab crashes at the moment of sending, before anything is seen of what becomes of it. */
  async writeIntoCrash(tab: Page, conversation: Conversation, text: string): Promise<void> {
    await this.goTo(tab, conversation)
    await fieldOf(tab).fill(text)
    const pressed = sendButtonOf(tab).click()
    await Promise.all([pressed.catch(() => undefined), this.crashTab(tab)])
    const next = await this.openTab()
    await this.goTo(next, conversation)
    await this.#finish(next, conversation, text)
  }

  /** The session ends, which the message is the first to find out. */
  async writeWithoutSession(tab: Page, conversation: Conversation, text: string): Promise<void> {
    const whenQuiet = followRequests(tab)
    await this.goTo(tab, conversation)
    // A question of the page would be refused before the message is.
    await whenQuiet()
    await fieldOf(tab).fill(text)
    await this.#context.clearCookies({ name: 'session' })
    const pressed = sendButtonOf(tab).click({ timeout: 10_000 })
    const login = tab.getByRole('heading', { name: 'Login' })
    await Promise.all([pressed.catch(() => undefined), expect(login).toBeVisible()])
    await tab.getByLabel('Email').fill(this.#account.email)
    await tab.getByLabel('Password').fill(this.#account.password)
    await tab.getByRole('button', { name: 'Log in' }).click()
    await expect(fieldOf(tab)).toBeVisible()
    await this.#finish(tab, conversation, text)
  }

  /** Looks after what is not sent. */
  async tryAgain(tab: Page): Promise<void> {
    await tab.bringToFront()
    await tab.goto(`${this.#site}/unsent`)
    await expect(tab.getByRole('heading', { name: 'Not sent yet' })).toBeVisible()
    for (const button of await tab.getByRole('button', { name: 'Try again' }).all()) {
      // What is sent meanwhile has none any more.
      await button.click({ timeout: 1000 }).catch(() => undefined)
    }
  }

  /** What is typed is never lost: it stands in the field, or the outbox has it. */
  async #finish(tab: Page, conversation: Conversation, text: string): Promise<void> {
    if ((await fieldOf(tab).inputValue()) === text) await this.#send(tab, conversation, text)
    else this.accepted.get(conversation)?.push(text)
  }

  /** The field is empty once the outbox has it. */
  async #send(tab: Page, conversation: Conversation, text: string): Promise<void> {
    await sendButtonOf(tab).click()
    await expect(fieldOf(tab)).toHaveValue('')
    this.accepted.get(conversation)?.push(text)
  }

  /** A person looks at what they press: behind another tab a page may draw nothing, and nothing of it holds still. */
  async goTo(tab: Page, { page }: Conversation): Promise<void> {
    await tab.bringToFront()
    if (new URL(tab.url()).pathname !== page) await tab.goto(this.#site + page)
    await expect(fieldOf(tab)).toBeVisible()
  }
}

const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: 'Message' })
const sendButtonOf = (tab: Page) => tab.getByRole('button', { name: 'SEND' })
