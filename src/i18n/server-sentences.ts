import { setupI18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { i18n } from './i18n.ts'
import { oneLabel } from './one-label.ts'

const english = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })

const plain: MessageDescriptor[] = [
  // Who asks.
  msg`Please log in.`,
  msg`You are logged out.`,
  msg`Another user is logged in.`,
  msg`Login or password is incorrect`,
  msg`User already exists, please login`,
  msg`This page is out of date. Please try again.`,
  msg`This account is not yours.`,
  msg`This account is suspended. Please ask those who run this site.`,
  msg`Your profile was changed meanwhile.`,
  msg`Old password is incorrect.`,
  msg`Password is incorrect.`,
  msg`password should be equal to password2`,
  msg`Please enter email`,
  msg`Email is not valid`,
  msg`This link does not work. It is good once, for an hour, on the device and from the IP address that asked for it. Please ask for a new one.`,
  msg`This link is not good any more. Please ask for a new one in your profile.`,
  msg`This account cannot be deleted: a rental is not over yet. Please cancel it, or wait until it is over.`,

  // What is asked for.
  msg`Failed to fetch dat`,
  msg`Please try again soon.`,
  msg`The server gave no answer that we know.`,
  msg`Too many tries. Please wait.`,
  msg`This is too large.`,
  msg`This kind of content is not taken here.`,
  msg`This request cannot be read.`,
  msg`This key belongs to another request.`,
  msg`Invalid input`,
  msg`There is nothing here.`,
  msg`This listing is not there.`,
  msg`This reservation is not there.`,
  msg`This user is not there.`,
  msg`This picture is not there.`,
  msg`This chat is not there.`,
  msg`This calendar is not there.`,
  msg`This place is not there.`,
  msg`This message is not there.`,
  msg`This building is not there.`,
  msg`This part of the map is too large to be kept.`,
  msg`The push service must have a public https address.`,

  // Listings and their pictures.
  msg`This listing is not yours.`,
  msg`You have as many listings as one may have.`,
  msg`This listing was taken down by those who run this site.`,
  msg`This type belongs to another site.`,
  msg`This listing was changed meanwhile.`,
  msg`a title`,
  msg`a place on the map`,
  msg`an offered period with a price`,
  msg`This listing cannot be deleted: a request waits for your answer.`,
  msg`This listing cannot be deleted: a rental is not over yet.`,
  msg`Please choose a picture.`,
  msg`Please choose one picture.`,
  msg`Several of your listings show this picture.`,
  msg`The order must name each picture of the listing once.`,
  msg`This is not a picture that can be read: jpg, jpeg, png or gif.`,
  msg`This picture is too large. Maximum 50 million pixels.`,
  msg`Too many pictures are waiting. Please try again soon.`,
  msg`This upload is not complete.`,

  // Searches and filters.
  msg`At least one type must be selected`,
  msg`At least one desired rent period must be selected`,

  // Reservations, reviews and calendars.
  msg`This reservation is not yours.`,
  msg`Those dates are taken.`,
  msg`Too many dates are blocked already.`,
  msg`This listing is not currently active.`,
  msg`This period is no longer offered.`,
  msg`The price has changed.`,
  msg`Please select correct reservation parameters`,
  msg`Please select correct dates.`,
  msg`The start is in the past.`,
  msg`The end is too far ahead.`,
  msg`The sum is too large.`,
  msg`This change is not possible now.`,
  msg`Only the renter can say this.`,
  msg`Only the lender can say this.`,
  msg`You have reviewed this rental already.`,
  msg`A rental can be reviewed once it has begun.`,
  msg`There was no rental that could be reviewed.`,
  msg`You cancelled this rental, so you cannot review it.`,
  msg`Too many calendars at once. Please wait a moment.`,
  msg`Please enter the https address of a calendar.`,
  msg`This address is not on the internet.`,
  msg`This calendar cannot be reached.`,
  msg`There is no calendar at this address.`,
  msg`This calendar did not arrive in time.`,
  msg`This address redirects too often.`,
  msg`This calendar is too large. Maximum 1 MB.`,
  msg`What is at this address is not a calendar that can be read.`,
  msg`This calendar has too many dates.`,

  // Conversations.
  msg`This chat is not yours.`,
  msg`This is your own item.`,
  msg`You can answer once there is a message.`,
  msg`This account was deleted: nobody would read your message.`,
  msg`Nobody can write to this person at the moment.`,
  msg`You have blocked this person.`,
  msg`You cannot block yourself.`,
  msg`Too many messages at once. Please wait a moment.`,
  msg`Please say what is wrong.`,
  msg`Reservation requested`,
  msg`Reservation confirmed`,
  msg`Reservation declined`,
  msg`Reservation cancelled`,
  msg`Reservation expired`,

  // What fields are called in the sentences below.
  msg`Email`,
  msg`Password`,
  msg`Password again`,
  msg`Old password`,
  msg`New password`,
  msg`New password again`,
  msg`First name`,
  msg`Last name`,
  msg`Date of birth`,
  msg`Phone`,
  msg({ message: 'About', context: 'profile' }),
  msg`Title`,
]

const name = '⟨name⟩'
const most = '⟨most⟩'
const least = '⟨least⟩'
const parts = '⟨parts⟩'
const id = '⟨id⟩'

/** With something in them that differs. */
const patterned: MessageDescriptor[] = [
  msg`${name} is required.`,
  msg`${name} is invalid.`,
  msg`${name} is too long. Maximum ${most} characters.`,
  msg`${name} must be at least ${least} characters long.`,
  msg`${name} contains potentially unsafe content.`,
  msg({ message: `is too large. Maximum ${most} MB.`, comment: 'Of a file' }),
  msg`A listing has at most ${most} pictures.`,
  msg({ message: `This listing still needs ${parts}.`, comment: 'Such as: a title' }),
  msg`Something went wrong here. Please quote ${id}.`,
]

const plainByEnglish = new Map(plain.map((sentence) => [english._(sentence), sentence]))

/** Those that stand as they are, in English. */
export const knownSentences = [...plainByEnglish.keys()]

const patterns = patterned.map((sentence) => {
  const escaped = english._(sentence).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return { sentence, pattern: new RegExp(`^${escaped.replace(/⟨(\w+)⟩/g, '(?<$1>.+)')}$`) }
})

/** A sentence in which the server answers, in the language that is shown.
 *  @param sentence in English, letter for letter
 *  @returns null for one that is not known */
export function translateSentence(sentence: string): string | null {
  const known = plainByEnglish.get(sentence)
  if (known) return i18n._(known)
  for (const { sentence: descriptor, pattern } of patterns) {
    const found = pattern.exec(sentence)
    const filled = found && { ...descriptor, values: inLanguage(found.groups ?? {}) }
    if (filled) return i18n._(filled)
  }
  return null
}

/** What stands in a sentence may be known itself, or be a list of what is. */
const inLanguage = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const said = value.split(', ').map((part) => plainByEnglish.get(part))
      return [
        key,
        said.every((each) => !!each) ? oneLabel(said.map((each) => i18n._(each))) : value,
      ]
    }),
  )
