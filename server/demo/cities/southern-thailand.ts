import { at, landmark, spot, type DemoCity } from './city.ts'

export const huaHin: DemoCity = {
  preset: 'Hua Hin',
  name: 'Hua Hin',
  country: 'TH',
  activeListings: 28,
  monthlyRent: 15_000,
  typeShares: [56, 30, 9, 5],
  neighbourhoods: [
    {
      name: 'Hua Hin town',
      where: 'in Hua Hin town',
      zip: '77110',
      share: 8,
      priceLevel: 1.05,
      spots: [spot(12.57, 99.9535, 300)],
      landmarks: [
        landmark('Hua Hin station', at(12.5676, 99.9544)),
        landmark('the Night Market', at(12.5707, 99.957)),
        landmark('Hua Hin Beach', at(12.5712, 99.9622), at(12.566, 99.9632)),
      ],
      around: [
        'The wooden railway station and the night market are the heart of the old town.',
        'Seafood restaurants on stilts line the shore north of the pier.',
      ],
    },
    {
      name: 'Khao Takiab',
      where: 'in Khao Takiab',
      zip: '77110',
      share: 7,
      priceLevel: 1.12,
      spots: [spot(12.5225, 99.969, 300)],
      landmarks: [
        landmark('Takiab Beach', at(12.523, 99.9785), at(12.529, 99.976)),
        landmark('Cicada Market', at(12.5345, 99.966)),
      ],
      around: [
        'Cicada Market is on from Friday to Sunday, with music and handmade things.',
        'The beach below the hill is wide and good for long walks at low tide.',
      ],
      seaView: true,
    },
    {
      name: 'Hin Lek Fai',
      where: 'in Hin Lek Fai',
      zip: '77110',
      share: 7,
      priceLevel: 0.92,
      spots: [spot(12.558, 99.924, 600), spot(12.5655, 99.9345, 400)],
      landmarks: [
        landmark('Hua Hin town', at(12.5685, 99.9555)),
        landmark('the Hin Lek Fai viewpoint', at(12.5665, 99.943)),
      ],
      around: [
        'On the hill side of town you have gardens, birds and golf instead of traffic.',
        'The road into town takes about ten minutes by motorbike.',
      ],
    },
    {
      name: 'Nong Kae',
      where: 'in Nong Kae',
      zip: '77110',
      share: 6,
      priceLevel: 1,
      spots: [spot(12.5455, 99.9555, 300)],
      landmarks: [
        landmark('Market Village', at(12.5582, 99.9586)),
        landmark('the beach', at(12.5475, 99.9655), at(12.541, 99.9668)),
      ],
      around: [
        'Market Village and Blúport are the two malls of Hua Hin, and both are close.',
        'Green minibuses pass on the main road towards town all day.',
      ],
      seaView: true,
    },
  ],
}

export const krabi: DemoCity = {
  preset: 'Krabi',
  name: 'Krabi',
  country: 'TH',
  activeListings: 22,
  monthlyRent: 14_000,
  typeShares: [36, 36, 18, 10],
  neighbourhoods: [
    {
      name: 'Krabi town',
      where: 'in Krabi town',
      zip: '81000',
      share: 7,
      priceLevel: 0.82,
      spots: [spot(8.0705, 98.9085, 350)],
      landmarks: [
        landmark('the Maharaj morning market', at(8.0645, 98.913)),
        landmark('Chao Fah pier', at(8.0605, 98.918)),
      ],
      around: [
        'Krabi town has a daily market, good Muslim curries and very little tourism.',
        'Longtails to the mangroves and to Ko Klang leave from the pier.',
      ],
    },
    {
      name: 'Ao Nang',
      where: 'in Ao Nang',
      zip: '81180',
      share: 8,
      priceLevel: 1.2,
      spots: [spot(8.0405, 98.8265, 350), spot(8.046, 98.8345, 350)],
      landmarks: [
        landmark('Ao Nang Beach', at(8.0322, 98.8225), at(8.0312, 98.8265)),
        landmark('the Landmark Night Market', at(8.0395, 98.8185)),
      ],
      around: [
        'Boats to Railay leave from the beach whenever eight people have gathered.',
        'The cliffs behind Ao Nang turn orange in the evening light.',
      ],
    },
    {
      name: 'Nong Thale',
      where: 'in Nong Thale',
      zip: '81180',
      share: 5,
      priceLevel: 0.95,
      spots: [spot(8.067, 98.812, 500)],
      landmarks: [landmark('Ao Nang Beach', at(8.0322, 98.8225))],
      around: [
        'Nong Thale is inland, between rubber trees and limestone cliffs.',
        'A lake with an old dead forest in it, good for kayaks, is in the village.',
      ],
    },
    {
      name: 'Sai Thai',
      where: 'in Sai Thai',
      zip: '81000',
      share: 4,
      priceLevel: 0.85,
      spots: [spot(8.066, 98.868, 500)],
      landmarks: [landmark('Krabi town', at(8.0633, 98.915))],
      around: [
        'Sai Thai is halfway between Krabi town and Ao Nang, each ten minutes by motorbike.',
        'The village has a mosque, a school and a good noodle shop.',
      ],
    },
  ],
}

export const paTong: DemoCity = {
  preset: 'Pa Tong',
  name: 'Pa Tong',
  country: 'TH',
  activeListings: 26,
  monthlyRent: 20_000,
  typeShares: [64, 14, 14, 8],
  neighbourhoods: [
    {
      name: 'central Patong',
      where: 'in central Patong',
      zip: '83150',
      share: 9,
      priceLevel: 1.05,
      spots: [spot(7.8935, 98.3022, 300), spot(7.8985, 98.3032, 250)],
      landmarks: [
        landmark('Patong Beach', at(7.891, 98.2935), at(7.8955, 98.295), at(7.9, 98.2962)),
        landmark('Jungceylon', at(7.8912, 98.2998)),
      ],
      around: [
        'The beach, the shopping centre and the fresh market are all in the middle of Patong.',
        'It is loud near Bangla Road at night, and calm two streets away.',
      ],
      seaView: true,
    },
    {
      name: 'Nanai',
      where: 'near Nanai Road',
      zip: '83150',
      share: 8,
      priceLevel: 0.85,
      spots: [spot(7.8855, 98.3045, 300)],
      landmarks: [
        landmark('Patong Beach', at(7.888, 98.2925), at(7.8845, 98.291)),
        landmark('Banzaan Market', at(7.8898, 98.3015)),
      ],
      around: [
        'Nanai Road has local kitchens, laundries and the best prices in Patong.',
        'The fresh market at Banzaan cooks what you buy downstairs on its upper floor.',
      ],
    },
    {
      name: 'Patong Hill',
      where: 'on Patong Hill',
      zip: '83150',
      share: 6,
      priceLevel: 1.2,
      spots: [spot(7.9052, 98.3062, 250)],
      landmarks: [landmark('Patong Beach', at(7.9045, 98.2975), at(7.9, 98.2962))],
      around: [
        'On the hill there is a breeze in the evening and almost no noise from the bay.',
        'A motorbike is handy for the slope; the shops are at the bottom.',
      ],
      seaView: true,
    },
  ],
}

export const phuketCity: DemoCity = {
  preset: 'Phuket City',
  name: 'Phuket City',
  country: 'TH',
  activeListings: 29,
  monthlyRent: 13_500,
  typeShares: [46, 26, 18, 10],
  neighbourhoods: [
    {
      name: 'Phuket Old Town',
      where: 'in Phuket Old Town',
      zip: '83000',
      share: 9,
      priceLevel: 1.1,
      spots: [spot(7.8848, 98.3878, 350)],
      landmarks: [
        landmark('Thalang Road', at(7.8855, 98.3885)),
        landmark('the clock tower on Surin Circle', at(7.8812, 98.3935)),
      ],
      around: [
        'The Old Town has painted shophouses, dim sum at dawn and a walking street on Sundays.',
        'Buses to the beaches leave from Ranong market.',
      ],
    },
    {
      name: 'Samkong',
      where: 'in Samkong',
      zip: '83000',
      share: 7,
      priceLevel: 0.9,
      spots: [spot(7.9025, 98.3815, 400)],
      landmarks: [landmark("Lotus's Samkong", at(7.9045, 98.376))],
      around: [
        'Samkong is a residential quarter with schools, hospitals and big supermarkets.',
        'Most beaches on the west coast are half an hour away by car.',
      ],
    },
    {
      name: 'Wichit',
      where: 'in Wichit',
      zip: '83000',
      share: 7,
      priceLevel: 1,
      spots: [spot(7.8725, 98.3705, 400), spot(7.89, 98.369, 250)],
      landmarks: [
        landmark('Central Phuket', at(7.8917, 98.367)),
        landmark('Naka Market', at(7.8843, 98.3665)),
      ],
      around: [
        'Naka weekend market and the large mall on the bypass road are in this area.',
        'From Wichit you reach Kata, Chalong and the Old Town without the hill to Patong.',
      ],
    },
  ],
}
