import type { SiteTexts } from '../texts.ts'
import type { ridelend } from './site.ts'

type TypeName = (typeof ridelend)['types'][number]['name']

export const texts: SiteTexts<TypeName> = {
  says: {
    title: /*i18n*/ {
      id: 'Ridelend · Wheels for an hour, a day, a week or a month',
      comment: 'Title of the landing page in the browser. Wheels stands for vehicles of all kinds.',
    },
    description: /*i18n*/ {
      id: 'Find a car, a motorbike, a bicycle or a boat for an hour, a day, a week or a month, straight from the person who owns it.',
      comment: 'What search engines and app stores say of the site.',
    },
    heroLead: /*i18n*/ {
      id: 'Wheels for',
      comment:
        'Headline of the landing page; one after the other, each word of “errands, weekends, road trips, island days” follows, typed letter by letter.',
    },
    heroWords: /*i18n*/ {
      id: 'errands, weekends, road trips, island days',
      comment: 'With commas and spaces between them: each follows “Wheels for” in turn.',
    },
    heroCopy: /*i18n*/ {
      id: 'Cars, motorbikes, bicycles and boats for an hour, a day, a week or a month, straight from the people who own them.',
      comment: 'Below the headline of the landing page.',
    },
    whereTo: /*i18n*/ {
      id: 'Where would you like to ride?',
      comment: 'Heading above links to cities. Any way of going around is meant.',
    },
    rentTitle: /*i18n*/ {
      id: 'Go as far as you like',
      comment: 'Heading of the part of the landing page for renters.',
    },
    rentPicture: /*i18n*/ {
      id: 'A scooter above a bay at dusk',
      comment: 'What the picture of that part shows, for those who cannot see it.',
    },
    rentCopy: /*i18n*/ {
      id: 'A scooter for the week on the island, a car for the move, a bicycle for the afternoon, a boat for the day: each price stands beside its period, long term or short term. Ask the lender first, or book at once where the listing says so.',
      comment: 'Of the part of the landing page for renters.',
    },
    find: /*i18n*/ { id: 'Find a ride', comment: 'On a button that leads to the search.' },
    lendTitle: /*i18n*/ {
      id: 'Make money by lending your wheels',
      comment: 'Heading of the part of the landing page for lenders.',
    },
    lendPicture: /*i18n*/ {
      id: 'A car in front of an open garage',
      comment: 'What the picture of that part shows, for those who cannot see it.',
    },
    lendCopy: /*i18n*/ {
      id: 'Most vehicles stand still for most of the day; yours can earn instead. You set the price of each period, decide whether a ride is booked at once or waits for your answer, and talk to your renters yourself.',
      comment: 'Of the part of the landing page for lenders.',
    },
    lend: /*i18n*/ {
      id: 'Lend your wheels',
      comment: 'On a button that leads to the form of a listing.',
    },
    newsletter: /*i18n*/ {
      id: 'New towns, new wheels and where others have gone, by email.',
      comment: 'What the newsletter is about.',
    },
    invitation: /*i18n*/ {
      id: 'Need wheels for the way? Cars, motorbikes, bicycles and boats are at our sister site.',
      comment: 'On the landing pages of other sites, before a link with the name of this one.',
    },
    about: /*i18n*/ {
      id: 'Ridelend brings together people who lend a vehicle and people who need one, for an hour or for months.',
      comment: 'The page about the site.',
    },
    keywordHint: /*i18n*/ {
      id: "As it stands in the details: 'helmet', 'automatic'.",
      comment: 'Below the field of a word to search for. Only letters a to z can be entered.',
    },
    noneSaved: /*i18n*/ {
      id: 'Vehicles you save with the heart will be here, readable without a connection.',
      comment: 'In place of the list of what is saved, while nothing is.',
    },
    saved: /*i18n*/ { id: 'Saved vehicles', comment: 'Name of the list of what is saved.' },
    savedMap: /*i18n*/ { id: 'Map of the saved vehicles', comment: 'Name of a map.' },
    savedOne: /*i18n*/ {
      id: 'Saved vehicle',
      comment:
        'Kind of a thing that is not sent yet: that something was saved with the heart, or no more.',
    },
    noPosts: /*i18n*/ {
      id: 'Make money by lending your wheels: what you post stands here.',
      comment: 'In place of the list of own listings, while there is none.',
    },
  },
  types: {
    CAR: /*i18n*/ { id: 'Car', comment: 'Kind of a vehicle for rent.' },
    MOTORBIKE: /*i18n*/ { id: 'Motorbike', comment: 'Kind of a vehicle for rent, scooters too.' },
    BICYCLE: /*i18n*/ { id: 'Bicycle', comment: 'Kind of a vehicle for rent.' },
    BOAT: /*i18n*/ {
      id: 'Boat',
      comment: 'Kind of a vehicle for rent: sailing boats, motor boats, canoes.',
    },
  },
}
