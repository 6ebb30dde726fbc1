import { at, landmark, spot, type DemoCity } from './city.ts'

export const hamburg: DemoCity = {
  preset: 'Hamburg',
  name: 'Hamburg',
  country: 'DE',
  activeListings: 21,
  monthlyRent: 1250,
  typeShares: [58, 10, 22, 10],
  neighbourhoods: [
    {
      name: 'Eimsbüttel',
      where: 'in Eimsbüttel',
      zip: '20257',
      share: 6,
      priceLevel: 1.05,
      spots: [spot(53.5752, 9.9535, 400)],
      landmarks: [landmark('Osterstraße station', at(53.5765, 9.952))],
      around: [
        'Osterstraße has bakeries, bookshops and a market twice a week.',
        'Old trees and old façades make the streets pleasant even in November.',
      ],
    },
    {
      name: 'Ottensen',
      where: 'in Ottensen',
      zip: '22765',
      share: 5,
      priceLevel: 1.1,
      spots: [spot(53.5552, 9.9285, 300)],
      landmarks: [landmark('Altona station', at(53.5519, 9.9352))],
      around: [
        'Ottensen is a village of courtyards and small shops inside the city.',
        'The Elbe beach is a walk down the hill.',
      ],
    },
    {
      name: 'Winterhude',
      where: 'in Winterhude',
      zip: '22303',
      share: 5,
      priceLevel: 1.1,
      spots: [spot(53.592, 10.0085, 300)],
      landmarks: [
        landmark('Borgweg station', at(53.5908, 10.0145)),
        landmark('Stadtpark', at(53.5945, 10.0165)),
      ],
      around: [
        'Stadtpark, with its lake and planetarium, is where everyone meets in summer.',
        'You can rent a canoe on the canals in the neighbourhood.',
      ],
    },
    {
      name: 'Barmbek',
      where: 'in Barmbek',
      zip: '22305',
      share: 5,
      priceLevel: 0.88,
      spots: [spot(53.5868, 10.0415, 350)],
      landmarks: [landmark('Barmbek station', at(53.5872, 10.0445))],
      around: [
        'Barmbek is red brick, good connections and honest prices.',
        'Two underground lines and the S-Bahn to the airport stop at Barmbek.',
      ],
    },
  ],
}

export const berlin: DemoCity = {
  preset: 'Berlin',
  name: 'Berlin',
  country: 'DE',
  activeListings: 28,
  monthlyRent: 1300,
  typeShares: [56, 6, 26, 12],
  neighbourhoods: [
    {
      name: 'Prenzlauer Berg',
      where: 'in Prenzlauer Berg',
      zip: '10437',
      share: 6,
      priceLevel: 1.12,
      spots: [spot(52.541, 13.4185, 400)],
      landmarks: [
        landmark('Eberswalder Straße station', at(52.5412, 13.4122)),
        landmark('Mauerpark', at(52.5435, 13.4025)),
      ],
      around: [
        'Playgrounds, bakeries and prams: Prenzlauer Berg has settled down nicely.',
        'The flea market in Mauerpark is on Sundays.',
      ],
    },
    {
      name: 'Kreuzberg',
      where: 'in Kreuzberg',
      zip: '10961',
      share: 6,
      priceLevel: 1.08,
      spots: [spot(52.4902, 13.3955, 300)],
      landmarks: [
        landmark('Gneisenaustraße station', at(52.4912, 13.3955)),
        landmark('Marheineke market hall', at(52.4893, 13.3945)),
      ],
      around: [
        'Bergmannstraße has second-hand shops, cafes and a market hall.',
        'Tempelhofer Feld, the former airfield, is the largest garden one could wish for.',
      ],
    },
    {
      name: 'Neukölln',
      where: 'in Neukölln',
      zip: '12043',
      share: 6,
      priceLevel: 0.92,
      spots: [spot(52.482, 13.4305, 350)],
      landmarks: [
        landmark('Rathaus Neukölln station', at(52.4812, 13.4345)),
        landmark('Tempelhofer Feld', at(52.477, 13.418)),
      ],
      around: [
        'Around Reuterkiez and Schillerkiez there is a bar for every taste, and falafel for every hour.',
        'People meet on Tempelhofer Feld at sunset, with or without kites.',
      ],
    },
    {
      name: 'Friedrichshain',
      where: 'in Friedrichshain',
      zip: '10245',
      share: 5,
      priceLevel: 1,
      spots: [spot(52.5122, 13.4575, 350)],
      landmarks: [
        landmark('Samariterstraße station', at(52.5148, 13.4645)),
        landmark('Boxhagener Platz', at(52.511, 13.4595)),
      ],
      around: [
        'Boxhagener Platz has a farmers’ market on Saturday and a flea market on Sunday.',
        'Clubs are close, but the side streets sleep well.',
      ],
    },
    {
      name: 'Schöneberg',
      where: 'in Schöneberg',
      zip: '10827',
      share: 5,
      priceLevel: 1.02,
      spots: [spot(52.487, 13.3525, 350)],
      landmarks: [landmark('Eisenacher Straße station', at(52.4895, 13.3505))],
      around: [
        'The market on Winterfeldtplatz is one of the finest in the city.',
        'Akazienstraße is full of bookshops and places for a long breakfast.',
      ],
    },
  ],
}
