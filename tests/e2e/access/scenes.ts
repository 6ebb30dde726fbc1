import { expect, type Page } from '@playwright/test'
import { press, pressNamed } from './press.ts'
import type { Say } from './speak.ts'

/** A page in one of its states. */
export interface Scene {
  path: string
  /** Waits for what comes after the page. */
  ready?: (page: Page, say: Say) => Promise<void>
  /** Leads there from the state in which the page arrives. */
  open?: (page: Page, say: Say) => Promise<void>
  /** Leads back to that state, so that another scene of the same page can follow. Otherwise it is loaded anew. */
  leave?: (page: Page) => Promise<void>
}

const search = '/rent?lat=13.7563&lng=100.5018&zoom=14'
const empty = '/rent?lat=0&lng=-30&zoom=14'

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

const dialogIsOpen = (page: Page) => expect(dialog(page)).toBeVisible()

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}

/** A dialog behind a button. */
const opened = (button: string): Pick<Scene, 'open' | 'leave'> => ({
  async open(page, say) {
    await press(page, say(button))
    await dialogIsOpen(page)
  },
  leave: closeDialog,
})

/** What the page says when a form is sent as it came. */
const sent =
  (button: string, context?: string) =>
  async (page: Page, say: Say): Promise<void> => {
    await press(page.getByRole('main'), say(button, context))
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  }

export const forEveryone: Scene[] = [
  { path: '/' },
  {
    path: '/',
    async open(page) {
      await page.getByRole('banner').locator('[aria-haspopup=dialog]').click()
      await dialogIsOpen(page)
    },
    leave: closeDialog,
  },
  {
    path: '/',
    async open(page, say) {
      await press(page, say('Jobs'))
      await expect(page.getByText(say('This button is not implemented yet'))).toBeVisible()
    },
  },
  { path: '/about' },
  { path: '/rent' },
  { path: search, ready: resultsAreThere },
  {
    path: search,
    async open(page, say) {
      await pressNamed(page, say('Filter'))
      await dialogIsOpen(page)
    },
  },
  { path: `${search}&mode=list`, ready: resultsAreThere },
  {
    path: `${search}&mode=table`,
    ready: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    path: `${search}&mode=map`,
    async open(page, say) {
      const map = page.getByRole('region', { name: say('Map of the results') })
      await expect(map).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
      await map.press('ArrowRight')
      await expect(page.getByRole('button', { name: say('Search Here') })).toBeVisible()
    },
  },
  { path: `${search}&tabIdx=0` },
  {
    path: empty,
    ready: (page, say) =>
      expect(page.getByText(say('Nothing found in the selected map area')).last()).toBeVisible(),
  },
  { path: '/rentitem/1' },
  { path: '/rentitem/1', ...opened('Full screen') },
  { path: '/rentitem/999999' },
  { path: '/user/2' },
  { path: '/saved' },
  {
    path: '/rentitem/1',
    async open(page) {
      await page.getByRole('main').locator('button[aria-pressed=false]').first().click()
      await expect(page.getByRole('main').locator('button[aria-pressed=true]')).toBeVisible()
      await page.goto('/saved')
      await expect(page.getByRole('article')).toBeVisible()
    },
  },
  { path: '/storage' },
  { path: '/lend/location/1' },
  { path: '/static/faq' },
  { path: '/static/accessibility' },
  { path: '/static/nothing-here' },
  { path: '/nowhere' },
]

export const atTheDoor: Scene[] = [
  { path: '/login' },
  { path: '/login', open: sent('Log in') },
  { path: '/register' },
  { path: '/register', open: sent('Register', 'button') },
  { path: '/resetpassword' },
  { path: '/resetpwd?h=anything' },
  { path: '/verifyemail' },
]

/** Of Rena, who has asked for Lena's place and written to her. */
export const ofRenter = ({ id, listingId }: { id: number; listingId: number }): Scene[] => [
  { path: '/profile' },
  ...['Edit Profile', 'Change Password', 'Upload Image', 'Delete your account'].map((button) => ({
    path: '/profile',
    ...opened(button),
  })),
  {
    path: '/profile',
    async open(page, say) {
      await page
        .getByRole('tab')
        .filter({ hasText: say('Your Reservations') })
        .click()
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  { path: '/chats' },
  { path: `/newchat/${listingId}`, ready: messagesAreThere },
  {
    path: `/newchat/${listingId}`,
    async open(page, say) {
      await page.getByRole('tab').last().click()
      await press(page, say('Report this conversation'))
      await dialogIsOpen(page)
      await press(page, say('Send report'))
      await expect(page.getByText(say('Please choose what is wrong.'))).toBeVisible()
    },
  },
  { path: '/newchat/30' },
  { path: '/lend' },
  { path: '/lend', open: sent('Add the listing') },
  { path: `/reserve/${listingId}`, ready: calendarIsThere },
  { path: '/reserve/1', open: chooseLaterStay },
  { path: `/reserve/view/${id}` },
  { path: `/reserve/view/${id}`, ...opened('Cancel reservation') },
  { path: `/reserve/view/${id}?tab=user` },
  { path: '/unsent' },
]

/** Of somebody whose stay has begun, and who may say how it is. */
export const ofGuest = ({ id }: { id: number }): Scene[] => [{ path: `/reserve/view/${id}` }]

/** Of Lena, whom Rena has asked, and who has begun another post with two pictures. */
export const ofLender = ({
  id,
  chatId,
  postId,
}: {
  id: number
  chatId: number
  postId: number
}): Scene[] => [
  {
    path: '/profile',
    async open(page, say) {
      await page
        .getByRole('tab')
        .filter({ hasText: say('Incoming Reservations') })
        .click()
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  { path: '/chats' },
  { path: `/hostchat/${chatId}`, ready: messagesAreThere },
  {
    path: `/hostchat/${chatId}`,
    async open(page, say) {
      await page.getByRole('tab').last().click()
      await press(page, say('Block {name}').replace('{name}', 'Rena'))
      await dialogIsOpen(page)
    },
  },
  { path: `/reserve/lview/${id}` },
  { path: `/reserve/lview/${id}`, ...opened('Decline') },
  { path: `/review/${postId}` },
  { path: `/review/${postId}`, ...opened('Delete') },
  { path: `/lend/${postId}` },
  { path: `/lend/location/${postId}` },
  { path: `/lend/dates/${postId}`, ready: calendarIsThere },
  // Another lender's.
  { path: '/lend/imgedit/1' },
  {
    path: `/lend/imgedit/${postId}`,
    ready: (page) => expect(page.getByRole('grid').getByRole('row')).toHaveCount(2),
  },
  {
    path: `/lend/imgedit/${postId}`,
    async open(page) {
      await page.getByRole('grid').getByRole('button').last().click()
      await dialogIsOpen(page)
    },
  },
]

async function resultsAreThere(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible()
}

async function messagesAreThere(page: Page): Promise<void> {
  await expect(page.getByText('Is it quiet?')).toBeVisible()
}

async function calendarIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('gridcell').first()).toBeVisible()
}

/** From the last day that is shown and free to the one after, in the calendar's next month. */
async function chooseLaterStay(page: Page, say: Say): Promise<void> {
  const free = page.getByRole('grid').locator('[data-state=open]')
  await press(page, say('Next month'))
  await free.last().click()
  await press(page, say('Next month'))
  await free.last().click()
  await expect(page.getByRole('status', { name: say('Sum') })).toBeVisible()
}
