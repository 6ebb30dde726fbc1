import { at, landmark, spot, type DemoCity } from './city.ts'

export const tokyo: DemoCity = {
  preset: 'Tokyo',
  name: 'Tokyo',
  country: 'JP',
  activeListings: 29,
  monthlyRent: 165_000,
  typeShares: [62, 10, 16, 12],
  neighbourhoods: [
    {
      name: 'Shimokitazawa',
      where: 'in Shimokitazawa',
      zip: '155-0031',
      share: 6,
      priceLevel: 0.95,
      spots: [spot(35.6618, 139.6672, 350)],
      landmarks: [landmark('Shimokitazawa station', at(35.6614, 139.668))],
      around: [
        'Narrow lanes with second-hand clothes, curry and small theatres.',
        'Shibuya is four minutes away by express train.',
      ],
    },
    {
      name: 'Ebisu',
      where: 'in Ebisu',
      zip: '150-0013',
      share: 5,
      priceLevel: 1.25,
      spots: [spot(35.6475, 139.7105, 300)],
      landmarks: [landmark('Ebisu station', at(35.6467, 139.7101))],
      around: [
        'Ebisu is made for eating out, from standing bars to quiet counters.',
        'The Yamanote line stops here, and Nakameguro is a walk away.',
      ],
    },
    {
      name: 'Koenji',
      where: 'in Koenji',
      zip: '166-0003',
      share: 5,
      priceLevel: 0.82,
      spots: [spot(35.7035, 139.6498, 350)],
      landmarks: [landmark('Koenji station', at(35.7053, 139.6498))],
      around: [
        'Koenji has ten shopping streets, live houses and the dance festival in August.',
        'The Chuo line reaches Shinjuku in about seven minutes.',
      ],
    },
    {
      name: 'Yanaka',
      where: 'in Yanaka',
      zip: '110-0001',
      share: 5,
      priceLevel: 0.9,
      spots: [spot(35.7255, 139.7672, 300)],
      landmarks: [
        landmark('Nippori station', at(35.728, 139.7707)),
        landmark('Sendagi station', at(35.7256, 139.7633)),
      ],
      around: [
        'Yanaka kept its wooden houses, temples and cats.',
        'The shopping street still sells croquettes one at a time.',
      ],
    },
    {
      name: 'Asakusa',
      where: 'in Asakusa',
      zip: '111-0032',
      share: 5,
      priceLevel: 0.88,
      spots: [spot(35.7152, 139.7922, 250)],
      landmarks: [
        landmark('Asakusa station', at(35.7113, 139.7967)),
        landmark('Senso-ji', at(35.7148, 139.7967)),
      ],
      around: [
        'Early in the morning, before the crowds, Senso-ji is almost empty.',
        'The neighbourhood has public baths, rice-cracker shops and a direct train to both airports.',
      ],
    },
    {
      name: 'Kichijoji',
      where: 'in Kichijoji',
      zip: '180-0004',
      share: 4,
      priceLevel: 0.98,
      spots: [spot(35.706, 139.581, 350)],
      landmarks: [
        landmark('Kichijoji station', at(35.7031, 139.5797)),
        landmark('Inokashira Park', at(35.701, 139.575)),
      ],
      around: [
        'Inokashira Park has swan boats and, in spring, a great many cherry trees.',
        'For years it has been the place where people in Tokyo say they would like to live.',
      ],
    },
  ],
}
