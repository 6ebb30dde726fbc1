import { at, landmark, spot, type DemoCity } from './city.ts'

/** Sterling is not among the product's currencies: rents are in euros. */
export const london: DemoCity = {
  preset: 'London',
  name: 'London',
  country: 'GB',
  activeListings: 27,
  monthlyRent: 2200,
  typeShares: [52, 10, 26, 12],
  neighbourhoods: [
    {
      name: 'Islington',
      where: 'in Islington',
      zip: 'N1 2XD',
      share: 6,
      priceLevel: 1.1,
      spots: [spot(51.5402, -0.103, 300)],
      landmarks: [landmark('Highbury & Islington station', at(51.5465, -0.1037))],
      around: [
        'Upper Street has more restaurants than anyone can try in a year.',
        'Georgian squares and the canal towpath make for good walks.',
      ],
    },
    {
      name: 'Hackney',
      where: 'in Hackney',
      zip: 'E8 1EJ',
      share: 6,
      priceLevel: 0.95,
      spots: [spot(51.5452, -0.0605, 350)],
      landmarks: [
        landmark('Hackney Central station', at(51.5471, -0.0565)),
        landmark('London Fields', at(51.5412, -0.0605)),
      ],
      around: [
        'London Fields has a lido that is heated all year.',
        'Broadway Market on Saturdays is the local institution.',
      ],
    },
    {
      name: 'Clapham',
      where: 'in Clapham',
      zip: 'SW4 7AA',
      share: 5,
      priceLevel: 1,
      spots: [spot(51.4632, -0.1352, 350)],
      landmarks: [
        landmark('Clapham Common station', at(51.4618, -0.1384)),
        landmark('Clapham Common', at(51.4595, -0.1435)),
      ],
      around: [
        'The Common is for football, picnics and very serious running.',
        'The Northern line takes about twenty minutes to the West End.',
      ],
    },
    {
      name: 'Notting Hill',
      where: 'in Notting Hill',
      zip: 'W11 2BQ',
      share: 4,
      priceLevel: 1.35,
      spots: [spot(51.5125, -0.2035, 300)],
      landmarks: [
        landmark('Notting Hill Gate station', at(51.5094, -0.1967)),
        landmark('Portobello Road', at(51.5155, -0.2045)),
      ],
      around: [
        'Portobello Road sells antiques on Saturdays and vegetables the rest of the week.',
        'Holland Park, with its Kyoto garden, is close.',
      ],
    },
    {
      name: 'Brixton',
      where: 'in Brixton',
      zip: 'SW2 1JF',
      share: 5,
      priceLevel: 0.88,
      spots: [spot(51.459, -0.1175, 300)],
      landmarks: [
        landmark('Brixton station', at(51.4627, -0.1145)),
        landmark('Brockwell Park', at(51.4515, -0.108)),
      ],
      around: [
        'Brixton Village, the covered market, is best at lunch.',
        'Brockwell Park has an open-air pool and a view of the skyline.',
      ],
    },
  ],
}

export const paris: DemoCity = {
  preset: 'Paris',
  name: 'Paris',
  country: 'FR',
  activeListings: 26,
  monthlyRent: 1800,
  typeShares: [70, 3, 18, 9],
  neighbourhoods: [
    {
      name: 'the Marais',
      where: 'in the Marais',
      zip: '75003',
      share: 5,
      priceLevel: 1.25,
      spots: [spot(48.8612, 2.3605, 250)],
      landmarks: [
        landmark('the Saint-Paul métro', at(48.8552, 2.361)),
        landmark('Place des Vosges', at(48.8556, 2.3655)),
      ],
      around: [
        'The Marais is all courtyards, galleries and falafel on Sundays.',
        'The covered market of the Enfants Rouges is the oldest in the city.',
      ],
    },
    {
      name: 'Montmartre',
      where: 'in Montmartre',
      zip: '75018',
      share: 6,
      priceLevel: 1,
      spots: [spot(48.8875, 2.3385, 300)],
      landmarks: [
        landmark('the Abbesses métro', at(48.8843, 2.3385)),
        landmark('the Lamarck – Caulaincourt métro', at(48.8897, 2.3387)),
      ],
      around: [
        'The north side of the hill is where people live rather than take pictures.',
        'There are stairs, a small vineyard and a view at the end of many streets.',
      ],
    },
    {
      name: 'Belleville',
      where: 'in Belleville',
      zip: '75020',
      share: 5,
      priceLevel: 0.85,
      spots: [spot(48.8705, 2.3865, 300)],
      landmarks: [
        landmark('the Belleville métro', at(48.872, 2.3768)),
        landmark('the Parc de Belleville', at(48.8708, 2.3848)),
      ],
      around: [
        'From the top of the park you see the whole city down to the Eiffel Tower.',
        'Belleville cooks Chinese, Tunisian and everything else, late and well.',
      ],
    },
    {
      name: 'Oberkampf',
      where: 'near Oberkampf',
      zip: '75011',
      share: 6,
      priceLevel: 1.02,
      spots: [spot(48.8632, 2.3755, 300)],
      landmarks: [
        landmark('the Saint-Maur métro', at(48.864, 2.3805)),
        landmark('the Oberkampf métro', at(48.8648, 2.3682)),
      ],
      around: [
        'Bistros, workshops and wine bars fill the ground floors of the eleventh arrondissement.',
        'The Canal Saint-Martin is the place to sit outside as soon as the sun is out.',
      ],
    },
    {
      name: 'Batignolles',
      where: 'in Batignolles',
      zip: '75017',
      share: 4,
      priceLevel: 1.05,
      spots: [spot(48.8865, 2.3185, 250)],
      landmarks: [
        landmark('the Rome métro', at(48.8823, 2.3213)),
        landmark('the Square des Batignolles', at(48.8878, 2.3162)),
      ],
      around: [
        'The Saturday organic market on the boulevard is a reason to move here.',
        'The square with its pond and the newer Martin Luther King park are both close.',
      ],
    },
  ],
}
