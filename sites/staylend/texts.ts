import type { SiteTexts } from '../texts.ts'
import type { staylend } from './site.ts'

type TypeName = (typeof staylend)['types'][number]['name']

export const texts: SiteTexts<TypeName> = {
  says: {
    title: /*i18n*/ {
      id: 'Staylend · A place for an hour, a day, a week or a month',
      comment: 'Title of the landing page in the browser.',
    },
    description: /*i18n*/ {
      id: 'Find a place for an hour, a day, a week or a month, straight from the person who owns it.',
      comment: 'What search engines and app stores say of the site.',
    },
    heroLead: /*i18n*/ {
      id: 'A place for',
      comment:
        'Headline of the landing page; one after the other, each word of “rest, enjoyment, vacation, life” follows, typed letter by letter.',
    },
    heroWords: /*i18n*/ {
      id: 'rest, enjoyment, vacation, life',
      comment: 'With commas and spaces between them: each follows “A place for” in turn.',
    },
    heroCopy: /*i18n*/ {
      id: 'Condos and houses for an hour, a day, a week or a month, straight from the people who own them.',
      comment: 'Below the headline of the landing page.',
    },
    whereTo: /*i18n*/ {
      id: 'Where would you like to stay?',
      comment: 'Heading above links to cities.',
    },
    rentTitle: /*i18n*/ {
      id: 'Stay as long as you like',
      comment: 'Heading of the part of the landing page for renters.',
    },
    rentPicture: /*i18n*/ {
      id: 'A bedroom with a view of hills at dusk',
      comment: 'What the picture of that part shows, for those who cannot see it.',
    },
    rentCopy: /*i18n*/ {
      id: 'A condo for a week of work, a house for the holidays, a room for the afternoon: each price stands beside its period, long term or short term. Ask the lender first, or book at once where the listing says so.',
      comment: 'Of the part of the landing page for renters.',
    },
    find: /*i18n*/ { id: 'Find a place', comment: 'On a button that leads to the search.' },
    lendTitle: /*i18n*/ {
      id: 'Make money by lending your place',
      comment: 'Heading of the part of the landing page for lenders.',
    },
    lendPicture: /*i18n*/ {
      id: 'A wooden house among palm trees',
      comment: 'What the picture of that part shows, for those who cannot see it.',
    },
    lendCopy: /*i18n*/ {
      id: 'Your condo or house earns while you are away. You set the price of each period, decide whether a stay is booked at once or waits for your answer, and talk to your renters yourself.',
      comment: 'Of the part of the landing page for lenders.',
    },
    lend: /*i18n*/ {
      id: 'Lend your place',
      comment: 'On a button that leads to the form of a listing.',
    },
    newsletter: /*i18n*/ {
      id: 'New towns, new places and what others have found, by email.',
      comment: 'What the newsletter is about.',
    },
    invitation: /*i18n*/ {
      id: 'Need a roof for the night, the week or the year? Condos, houses and rooms are at our sister site.',
      comment: 'On the landing pages of other sites, before a link with the name of this one.',
    },
    about: /*i18n*/ {
      id: 'Staylend brings together people who lend a place and people who need one, for an hour or for months.',
      comment: 'The page about the site.',
    },
    keywordHint: /*i18n*/ {
      id: "As it stands in the details: 'pool', 'near the beach'.",
      comment: 'Below the field of a word to search for. Only letters a to z can be entered.',
    },
    noneSaved: /*i18n*/ {
      id: 'Places you save with the heart will be here, readable without a connection.',
      comment: 'In place of the list of what is saved, while nothing is.',
    },
    saved: /*i18n*/ { id: 'Saved places', comment: 'Name of the list of what is saved.' },
    savedMap: /*i18n*/ { id: 'Map of the saved places', comment: 'Name of a map.' },
    savedOne: /*i18n*/ {
      id: 'Saved place',
      comment:
        'Kind of a thing that is not sent yet: that something was saved with the heart, or no more.',
    },
    noPosts: /*i18n*/ {
      id: 'Make money by lending your place: what you post stands here.',
      comment: 'In place of the list of own listings, while there is none.',
    },
  },
  types: {
    CONDO: /*i18n*/ { id: 'Condo', comment: 'Kind of a place for rent.' },
    HOUSE: /*i18n*/ { id: 'House', comment: 'Kind of a place for rent.' },
    ROOM: /*i18n*/ { id: 'Room', comment: 'Kind of a place for rent.' },
    SHARED: /*i18n*/ {
      id: 'Shared',
      comment: 'Kind of a place for rent: a bed in a room with others, or a shared home.',
    },
  },
}
