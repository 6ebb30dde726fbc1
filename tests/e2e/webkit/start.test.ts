import { rememberedLoginPage, type Instead } from '#tests/fixtures/start-proxy.ts'
import { cutFile } from '../cut-file.ts'
import { test } from './test.ts'

for (const [what, answer] of [
  ['a login page that the browser remembers', rememberedLoginPage],
  ['a file that was cut on its way', cutFile],
] satisfies [string, Instead][]) {
  test(`a page that got ${what} for its start says so, and can be tried again`, async ({
    window,
    site,
  }) => {
    site.instead = { paths: /^\/assets\/index-.*\.js$/, answer }
    await window.goTo('/login')
    await window.see('This could not be loaded')
    site.instead = null
    await window.press('Try again')
    await window.see('Password')
  })
}
