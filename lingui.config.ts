import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languages } from './src/i18n/languages.ts'

export default defineConfig({
  sourceLocale: 'en-US',
  locales: languages.map(({ culture }) => culture),
  catalogs: [
    { path: '<rootDir>/src/i18n/catalogs/{locale}', include: ['<rootDir>/src'] },
    // Mails and pushes are written by the server; no browser has to load what they say.
    { path: '<rootDir>/server/mail/catalogs/{locale}', include: ['<rootDir>/server/mail'] },
    { path: '<rootDir>/server/push/catalogs/{locale}', include: ['<rootDir>/server/push'] },
  ],
  format: formatter({ lineNumbers: false }),
})
