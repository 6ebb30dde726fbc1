import { at, landmark, spot, type DemoCity } from './city.ts'

export const newYork: DemoCity = {
  preset: 'New York',
  name: 'New York',
  country: 'US',
  activeListings: 30,
  monthlyRent: 3500,
  typeShares: [58, 6, 24, 12],
  neighbourhoods: [
    {
      name: 'the Upper West Side',
      where: 'on the Upper West Side',
      zip: '10024',
      share: 4,
      priceLevel: 1.15,
      spots: [spot(40.7858, -73.9745, 250)],
      landmarks: [
        landmark('the 86th Street station', at(40.7886, -73.976)),
        landmark('Central Park', at(40.7845, -73.9685)),
      ],
      around: [
        'You are between two parks, with the museum and good delis in between.',
        'It is a neighborhood of doormen, dogs and brownstones.',
      ],
    },
    {
      name: 'the East Village',
      where: 'in the East Village',
      zip: '10009',
      share: 5,
      priceLevel: 1.12,
      spots: [spot(40.727, -73.984, 300)],
      landmarks: [
        landmark('the First Avenue station', at(40.7309, -73.9815)),
        landmark('Tompkins Square Park', at(40.7265, -73.9815)),
      ],
      around: [
        'Ramen, pierogi and community gardens: the East Village fits everything into a few blocks.',
        'There is always something open, though the side streets are fairly quiet.',
      ],
    },
    {
      name: 'Williamsburg',
      where: 'in Williamsburg',
      zip: '11211',
      share: 6,
      priceLevel: 1.05,
      spots: [spot(40.7135, -73.9545, 350)],
      landmarks: [
        landmark('the Bedford Avenue station', at(40.7171, -73.9567)),
        landmark('McCarren Park', at(40.7205, -73.952)),
      ],
      around: [
        'The L train reaches Union Square in about ten minutes.',
        'McCarren Park has a running track, a pool in summer and a farmers’ market.',
      ],
    },
    {
      name: 'Park Slope',
      where: 'in Park Slope',
      zip: '11215',
      share: 4,
      priceLevel: 1,
      spots: [spot(40.6705, -73.9805, 350)],
      landmarks: [
        landmark('the 7th Avenue station', at(40.666, -73.9803)),
        landmark('Prospect Park', at(40.6665, -73.975)),
      ],
      around: [
        'Prospect Park is at the top of the hill, with meadows that are larger than they look on the map.',
        'Park Slope is brownstones, bookstores and strollers.',
      ],
    },
    {
      name: 'Astoria',
      where: 'in Astoria',
      zip: '11103',
      share: 5,
      priceLevel: 0.8,
      spots: [spot(40.7635, -73.9175, 350)],
      landmarks: [landmark('the 30th Avenue station', at(40.7668, -73.9215))],
      around: [
        'Greek bakeries, Egyptian cafes and Brazilian buffets are all on the same avenue.',
        'The N and W trains reach Midtown in about twenty minutes.',
      ],
    },
    {
      name: 'Bushwick',
      where: 'in Bushwick',
      zip: '11237',
      share: 6,
      priceLevel: 0.78,
      spots: [spot(40.7025, -73.9205, 350)],
      landmarks: [landmark('the DeKalb Avenue station', at(40.7037, -73.9184))],
      around: [
        'Murals change every season, and there are studios behind many of the doors.',
        'Maria Hernandez Park is the meeting point on weekends.',
      ],
    },
  ],
}

export const sanFrancisco: DemoCity = {
  preset: 'SanFrancisco',
  name: 'San Francisco',
  country: 'US',
  activeListings: 18,
  monthlyRent: 3200,
  typeShares: [50, 14, 24, 12],
  neighbourhoods: [
    {
      name: 'the Mission',
      where: 'in the Mission',
      zip: '94110',
      share: 6,
      priceLevel: 1,
      spots: [spot(37.7582, -122.4185, 400)],
      landmarks: [
        landmark('the 24th Street BART station', at(37.7522, -122.4184)),
        landmark('Dolores Park', at(37.7596, -122.4269)),
      ],
      around: [
        'The Mission gets more sun than the rest of the city and has the better burritos.',
        'Dolores Park is where the neighborhood spends its Sundays.',
      ],
    },
    {
      name: 'Noe Valley',
      where: 'in Noe Valley',
      zip: '94114',
      share: 4,
      priceLevel: 1.12,
      spots: [spot(37.7508, -122.4325, 300)],
      landmarks: [landmark('24th Street in Noe Valley', at(37.7513, -122.4305))],
      around: [
        'Noe Valley is sheltered from the fog by Twin Peaks.',
        'There is a farmers’ market on Saturday and a good cheese shop every day.',
      ],
    },
    {
      name: 'the Inner Sunset',
      where: 'in the Inner Sunset',
      zip: '94122',
      share: 4,
      priceLevel: 0.9,
      spots: [spot(37.7618, -122.4665, 300)],
      landmarks: [
        landmark('Golden Gate Park', at(37.7665, -122.4665)),
        landmark('the N-Judah stop at 9th Avenue', at(37.7623, -122.4664)),
      ],
      around: [
        'Golden Gate Park begins at the end of the street: museums, bison and a good running loop.',
        'Fog comes in at five; the dumplings make up for it.',
      ],
    },
    {
      name: 'North Beach',
      where: 'in North Beach',
      zip: '94133',
      share: 4,
      priceLevel: 1.05,
      spots: [spot(37.8, -122.4115, 200)],
      landmarks: [landmark('Washington Square', at(37.8009, -122.4103))],
      around: [
        'Espresso bars and bookshops, with Chinatown on one side and the bay on the other.',
        'Coit Tower is a steep but short climb.',
      ],
    },
  ],
}

export const chicago: DemoCity = {
  preset: 'Chicago',
  name: 'Chicago',
  country: 'US',
  activeListings: 20,
  monthlyRent: 2000,
  typeShares: [56, 14, 20, 10],
  neighbourhoods: [
    {
      name: 'Wicker Park',
      where: 'in Wicker Park',
      zip: '60622',
      share: 5,
      priceLevel: 1.1,
      spots: [spot(41.9085, -87.6775, 350)],
      landmarks: [landmark('the Damen Blue Line station', at(41.9098, -87.6777))],
      around: [
        'The 606, an old railway turned into a trail, runs just north of here.',
        'Record stores, tacos and coffee are gathered around the six corners.',
      ],
    },
    {
      name: 'Lincoln Park',
      where: 'in Lincoln Park',
      zip: '60614',
      share: 5,
      priceLevel: 1.15,
      spots: [spot(41.921, -87.6455, 300)],
      landmarks: [
        landmark('the Fullerton station', at(41.9251, -87.6529)),
        landmark('Lincoln Park Zoo', at(41.921, -87.634)),
      ],
      around: [
        'The zoo is free, the conservatory too, and the lake is behind both.',
        'Tree-lined streets and small theaters give it a calm, settled feel.',
      ],
    },
    {
      name: 'Logan Square',
      where: 'in Logan Square',
      zip: '60647',
      share: 5,
      priceLevel: 0.9,
      spots: [spot(41.9275, -87.706, 350)],
      landmarks: [landmark('the Logan Square station', at(41.9297, -87.7085))],
      around: [
        'Wide boulevards, greystones and some of the best cooking in the city.',
        'A farmers’ market fills the square on Sundays.',
      ],
    },
    {
      name: 'Hyde Park',
      where: 'in Hyde Park',
      zip: '60615',
      share: 4,
      priceLevel: 0.82,
      spots: [spot(41.7965, -87.594, 300)],
      landmarks: [landmark('the University of Chicago', at(41.7895, -87.5995))],
      around: [
        'The university, its museums and several very good bookshops are close.',
        'The lakefront path starts at 53rd Street.',
      ],
    },
  ],
}
