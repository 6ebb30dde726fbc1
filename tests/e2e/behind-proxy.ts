import { startProxy, type Proxy } from '#tests/fixtures/start-proxy.ts'
import { test as base } from './test.ts'

/** With a proxy before the server, for what the service worker asks as well. */
export const test = base.extend<{ network: Proxy }>({
  network: async ({ baseURL, page }, provide) => {
    const network = await startProxy(baseURL ?? '')
    await provide(network)
    await page.close()
    await network.close()
  },
})
