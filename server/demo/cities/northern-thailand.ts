import { at, landmark, spot, type DemoCity } from './city.ts'

export const chiangMai: DemoCity = {
  preset: 'Chiang Mai',
  name: 'Chiang Mai',
  country: 'TH',
  activeListings: 38,
  monthlyRent: 12_500,
  typeShares: [48, 24, 18, 10],
  neighbourhoods: [
    {
      name: 'the Old City',
      where: 'in the Old City',
      zip: '50200',
      share: 8,
      priceLevel: 0.95,
      spots: [spot(18.788, 98.9865, 500)],
      landmarks: [
        landmark('Tha Phae Gate', at(18.7877, 98.9932)),
        landmark('Wat Chedi Luang', at(18.787, 98.9866)),
        landmark('Chiang Mai Gate Market', at(18.7813, 98.9885)),
      ],
      around: [
        'Inside the moat most things are reachable on foot or by bicycle.',
        'The Sunday walking street passes almost every door in the Old City.',
        'Temple bells and roosters start the day here, traffic comes later.',
      ],
    },
    {
      name: 'Nimman',
      where: 'in Nimman',
      zip: '50200',
      share: 10,
      priceLevel: 1.15,
      spots: [spot(18.7992, 98.9682, 400), spot(18.7945, 98.9672, 300)],
      landmarks: [
        landmark('Maya Mall', at(18.8023, 98.967)),
        landmark('One Nimman', at(18.8002, 98.9677)),
        landmark('Chiang Mai University', at(18.797, 98.956)),
      ],
      around: [
        'Nimman is the area of coffee shops, co-working rooms and late breakfasts.',
        'Maya Mall has a supermarket in the basement and a roof terrace at the top.',
        'You can be on the forest trail to Wat Pha Lat within a quarter of an hour.',
      ],
    },
    {
      name: 'Santitham',
      where: 'in Santitham',
      zip: '50300',
      share: 7,
      priceLevel: 0.75,
      spots: [spot(18.803, 98.9815, 400)],
      landmarks: [
        landmark('Thanin Market', at(18.8046, 98.985)),
        landmark('Chang Phueak Gate', at(18.7953, 98.9865)),
      ],
      around: [
        'Thanin is one of the best fresh markets in town, with a food court behind it.',
        'Santitham is a Thai neighbourhood first; the prices show it.',
        'Both Nimman and the Old City are a ten-minute bicycle ride away.',
      ],
    },
    {
      name: 'Chang Khlan',
      where: 'in Chang Khlan',
      zip: '50100',
      share: 5,
      priceLevel: 1,
      spots: [spot(18.7782, 98.9965, 350)],
      landmarks: [
        landmark('the Night Bazaar', at(18.7853, 99.0003)),
        landmark('Chiang Mai Gate Market', at(18.7813, 98.9885)),
      ],
      around: [
        'The Night Bazaar and the riverside restaurants are the usual evening walk.',
        'Yellow songthaews leave from here to Lamphun and Hang Dong.',
      ],
    },
    {
      name: 'Hang Dong',
      where: 'in Hang Dong',
      zip: '50230',
      share: 6,
      priceLevel: 1.05,
      spots: [spot(18.694, 98.925, 600), spot(18.7245, 98.945, 500)],
      landmarks: [landmark('Kad Farang Village', at(18.7035, 98.9385))],
      around: [
        'South of the city the air is better, the gardens larger and the mountains close.',
        'Several international schools are along the canal road.',
        'Ban Tawai, the wood-carving village, is nearby.',
      ],
    },
  ],
}

export const chiangRai: DemoCity = {
  preset: 'Chiang Rai',
  name: 'Chiang Rai',
  country: 'TH',
  activeListings: 27,
  monthlyRent: 9_000,
  typeShares: [34, 36, 20, 10],
  neighbourhoods: [
    {
      name: 'the town centre',
      where: 'in the town centre',
      zip: '57000',
      share: 9,
      priceLevel: 1.05,
      spots: [spot(19.9068, 99.8318, 450)],
      landmarks: [
        landmark('the Clock Tower', at(19.9072, 99.831)),
        landmark('the Night Bazaar', at(19.9053, 99.8337)),
      ],
      around: [
        'The golden Clock Tower lights up three times every evening.',
        'On Saturdays the whole of Thanalai Road becomes a market.',
        'Buses to Chiang Mai and the Golden Triangle leave from the middle of town.',
      ],
    },
    {
      name: 'San Khong',
      where: 'in San Khong',
      zip: '57000',
      share: 6,
      priceLevel: 0.95,
      spots: [spot(19.9008, 99.821, 400)],
      landmarks: [landmark('San Khong Noi Road', at(19.9035, 99.8225))],
      around: [
        'San Khong Noi Road is lined with garden cafes and potteries.',
        'It is a green and very quiet part of town.',
      ],
    },
    {
      name: 'Ban Du',
      where: 'in Ban Du',
      zip: '57100',
      share: 6,
      priceLevel: 0.88,
      spots: [spot(19.9705, 99.859, 400)],
      landmarks: [
        landmark('Rajabhat University', at(19.981, 99.8535)),
        landmark('the airport', at(19.9523, 99.8829)),
      ],
      around: [
        'Ban Du has a morning market and everything that students need.',
        'The airport is close, yet flights are few enough not to disturb.',
      ],
    },
    {
      name: 'Tha Sut',
      where: 'near Mae Fah Luang University',
      zip: '57100',
      share: 6,
      priceLevel: 0.9,
      spots: [spot(20.0415, 99.8835, 450)],
      landmarks: [landmark('Mae Fah Luang University', at(20.045, 99.8945))],
      around: [
        'The campus of Mae Fah Luang has gardens that are open to everyone.',
        'Cafes with mountain views line the road to the university.',
      ],
    },
  ],
}
