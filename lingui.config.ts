import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { sitesWithTexts } from './sites/all-texts.gen.ts'
import { cultures } from './contract/domain/user.ts'

/** The checks collect into a copy. */
const root = process.env['CATALOGS'] ?? '<rootDir>'

export default defineConfig({
  sourceLocale: 'en-US',
  locales: [...cultures],
  catalogs: [
    { path: `${root}/src/i18n/catalogs/{locale}`, include: ['<rootDir>/src'] },
    // Mails and pushes are written by the server; no browser has to load what they say.
    { path: `${root}/server/mail/catalogs/{locale}`, include: ['<rootDir>/server/mail'] },
    { path: `${root}/server/push/catalogs/{locale}`, include: ['<rootDir>/server/push'] },
    // What a site says in its own words comes with its page.
    ...sitesWithTexts.map(({ folder }) => ({
      path: `${root}/sites/${folder}/catalogs/{locale}`,
      include: [`<rootDir>/sites/${folder}`],
    })),
  ],
  format: formatter({ lineNumbers: false }),
})
