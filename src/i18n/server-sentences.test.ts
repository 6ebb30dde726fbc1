import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { noticeText } from '#contract/domain/notice-text.ts'
import { reservationStatuses } from '#contract/domain/reservation.ts'
import { errorCodes } from '#contract/wire/error-codes.ts'
import { codeIn, sentencesIn, textsIn } from '#tests/fixtures/texts-in-code.ts'
import { i18n } from './i18n.ts'
import { sayServerSentences, serverSentence } from './server-sentence.ts'
import { knownSentences, translateSentence } from './server-sentences.ts'

/** What answers, and what both sides hold what is typed to. */
const code = [
  'contract',
  'src/api',
  'server/services',
  'server/policies',
  'server/media',
  'server/calendar',
  'server/plugins',
  'server/routes',
].flatMap(codeIn)

const texts = code.flatMap(textsIn)

/** Three words or more, and nothing of markup, or what ends like a sentence. */
const isShapedSo = (text: string) =>
  /^[a-z{][\w{}]*( [\w{}’'-]+[,:]?){2,}[^<>_=]*$/i.test(text) || /^[^a-z\s]\S* .*[.!?]$/.test(text)

const hasWords = (text: string) => /[a-z]/i.test(text) && !(text in errorCodes)

/** Such words stand behind the name of a field, and the forms say them in their own way. */
const ofField = /^(is|must|may|contains|lies|belongs) /

/** What is not there, as `found` names it. */
const things = code.flatMap((each) =>
  Array.from(each.code.matchAll(/\bfound\([^;]*?, '(\w+)'\)/g), ([, thing]) => thing),
)

const filled: Record<string, string[]> = {
  'This {} is not there.': [...new Set(things)].map((thing) => `This ${thing} is not there.`),
  'Only the {} can say this.': ['Only the renter can say this.', 'Only the lender can say this.'],
  'Reservation {}: {}': reservationStatuses.map((status) => noticeText(status, '')),
}

const everything = ['contract', 'server'].flatMap(codeIn)

const refusals = everything.flatMap((each) =>
  Array.from(each.code.matchAll(/class (\w+) extends Refusal/g), ([, name = '']) => name),
)

/** What is shaped like a sentence where it may be one, and whatever its shape what is given as one. */
const said = [
  ...texts.filter(({ text }) => isShapedSo(text)),
  ...everything.flatMap((file) => sentencesIn(file, ['Refusal', ...refusals])),
]
  .filter(({ text }) => hasWords(text) && !ofField.test(text))
  .flatMap(({ path, text }) => (filled[text] ?? [text]).map((each) => ({ path, text: each })))

/** What only a program that does not keep to the contract hears, or the operator, and what the page says by itself. */
const saidToOthers = [
  'The connection was lost.',
  'No rent period has the id {}',
  'South Korean won',
  'No currency has the id {}',
  'No listing type has the id {}',
  '{} {}w, {} {}w',
  'No tile {}/{}/{}',
  'This tile is not there.',
  'There is no such tile.',
  'The idempotency key must be a UUID.',
  'This cursor is not one of ours.',
  'Pictures are sent as multipart/form-data.',
  '{} is not a known field.',
  'device {} {}',
  'try {} {}',
  'nobody has this password',
  'A page has {}, which no site says',
  'The app is not built yet.',
  'Forwarded headers came that are not believed, so all visitors of a proxy count as one: set TRUST_PROXY to its address, and let it send X-Forwarded-For.',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  'Verification email sent',
  'If your email is in the system, we will email you the password reset link shortly. Please access the link from the same device and the same IP address that you are using now.',
  'Your password has been changed.',
  'Pictures cannot be reached: {}',
  'Addresses cannot be looked up: {}',
  'The pictures in {} belong to another database; none is removed.',
  'nothing can be kept, a disk is full',
  'The session could not be prolonged',
  'no storage answers at {} ({})',
  'the storage at {} cannot be used, it answers {} ({})',
  'the storage at {} has no bucket "{}"',
  'the storage at {} refuses the key, which has to list, read, write and delete in "{}" ({})',
  'without a reason',
  'S3_URL: {}.',
  'S3_URL must be an address such as https://KEY:SECRET@s3.eu-central-1.amazonaws.com/bucket/prefix?region=eu-central-1, with / in the secret as %2F and other special characters alike.',
  'The transaction was rolled back because one of its statements had failed',
  'DATA_DIR: another process is using {}; stop it first.',
  'Waited {} s for the embedded database: is a query sent beside the transaction that waits for it?',
  '{} {} keeps {} reviews with {} stars, but there are {} with {}.',
  // A column.
  'author_id',
]

test('whatever the server says to people is in the table', () => {
  const unknown = said.filter(({ text }) => translateSentence(text) === null)
  const missing = unknown
    .filter(({ text }) => !saidToOthers.includes(text))
    .map(({ path, text }) => `${path}: ${text}`)
  expect(missing, 'add it to src/i18n/server-sentences.ts, or to saidToOthers here').toEqual([])
  const unsaid = saidToOthers.filter((text) => !unknown.some((each) => each.text === text))
  expect(unsaid, 'nobody says it any more').toEqual([])
})

/** Of the page's own requests, and of the schemas' library. */
const saidElsewhere = ['Failed to fetch dat', 'Invalid input']

test('nothing is in the table that nobody says', () => {
  const all = new Set([...[...texts, ...said].map(({ text }) => text), ...saidElsewhere])
  expect(knownSentences.filter((text) => !all.has(text))).toEqual([])
})

describe('what the server has said', () => {
  beforeEach(() => {
    sayServerSentences((text) => translateSentence(text) ?? text)
    const translations = {
      'Please log in.': 'Bitte melde dich an.',
      '{name} is required.': '{name}: Pflichtfeld.',
      'First name': 'Vorname',
      'This listing still needs {parts}.': 'Es fehlt noch: {parts}.',
      'a title': 'ein Titel',
      'a place on the map': 'ein Ort auf der Karte',
      '{before}, {part}': '{before} und {part}',
    }
    const messages = Object.fromEntries(
      Object.entries(translations).map(([english, text]) => [generateMessageId(english), text]),
    )
    i18n.loadAndActivate({ locale: 'de-DE', messages })
  })
  afterEach(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }))

  it.each([
    ['Please log in.', 'Bitte melde dich an.'],
    ['First name is required.', 'Vorname: Pflichtfeld.'],
    ['Msg is required.', 'Msg: Pflichtfeld.'],
    [
      'This listing still needs a title, a place on the map.',
      'Es fehlt noch: ein Titel und ein Ort auf der Karte.',
    ],
    ['Something else.', 'Something else.'],
    ['a titled', 'a titled'],
  ])('"%s" is "%s" in another language', (english, words) => {
    expect(serverSentence(english)).toBe(words)
  })

  it('stands as it came in English', () => {
    i18n.activate('en-US')
    expect(serverSentence('Please log in.')).toBe('Please log in.')
  })
})
