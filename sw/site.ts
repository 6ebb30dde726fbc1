declare const self: ServiceWorkerGlobalScope

/** The server writes before this script what the site of its host has for itself.
 *  @see docs/decisions/the-site-comes-with-the-page.md */
export const { name: siteName, files: siteFiles } = self.SITE
