import { at, landmark, spot, type Neighbourhood } from './city.ts'

/** Sukhumvit, the business quarter and the river. */
export const bangkokSouth: Neighbourhood[] = [
  {
    name: 'Asok',
    where: 'in Asok',
    zip: '10110',
    share: 8,
    priceLevel: 1.25,
    spots: [spot(13.7372, 100.5612, 450), spot(13.7418, 100.5556, 350)],
    landmarks: [
      landmark('Asok BTS station', at(13.737, 100.5604)),
      landmark('Nana BTS station', at(13.7405, 100.5553)),
      landmark('Benjakitti Park', at(13.7315, 100.5585), at(13.7275, 100.559)),
    ],
    around: [
      'BTS and MRT cross at Asok, so most of the city is reachable without changing twice.',
      'Benjakitti Park, with its lake and boardwalks, is where the neighbourhood goes running in the evening.',
      'Offices, supermarkets and late kitchens are all within a few blocks.',
      'The small side streets off Sukhumvit are surprisingly calm after dark.',
    ],
  },
  {
    name: 'Phrom Phong',
    where: 'in Phrom Phong',
    zip: '10110',
    share: 7,
    priceLevel: 1.3,
    spots: [spot(13.7318, 100.5702, 450), spot(13.7235, 100.5688, 250)],
    landmarks: [
      landmark('Phrom Phong BTS station', at(13.7304, 100.5697)),
      landmark('Benchasiri Park', at(13.7309, 100.5677)),
    ],
    around: [
      'Japanese bakeries and groceries have been part of this area for decades.',
      'Benchasiri Park is small, but it has shade, a skate ramp and aerobics at six.',
      'Two department stores with good food halls stand right at the station.',
    ],
  },
  {
    name: 'Thonglor',
    where: 'in Thonglor',
    zip: '10110',
    share: 8,
    priceLevel: 1.3,
    spots: [spot(13.7308, 100.58, 350), spot(13.7352, 100.5822, 400)],
    landmarks: [
      landmark('Thong Lo BTS station', at(13.7243, 100.5785)),
      landmark('Thonglor Soi 10', at(13.7327, 100.582)),
    ],
    around: [
      'Thonglor is full of coffee roasters, brunch places and small bars, most of them within a short walk.',
      'The side streets between Thonglor and Ekkamai still have old houses with gardens.',
      'The red songthaew runs up and down the soi all day for a few baht.',
    ],
  },
  {
    name: 'Ekkamai',
    where: 'in Ekkamai',
    zip: '10110',
    share: 6,
    priceLevel: 1.12,
    spots: [spot(13.7215, 100.5862, 400), spot(13.731, 100.588, 300)],
    landmarks: [
      landmark('Ekkamai BTS station', at(13.7195, 100.5852)),
      landmark('the Eastern Bus Terminal', at(13.7199, 100.5842)),
    ],
    around: [
      'Buses to Pattaya and Rayong leave from the terminal at the station.',
      'The street has kept its old noodle shops between the newer cafes.',
      'Ekkamai is a little quieter than Thonglor and usually a little cheaper.',
    ],
  },
  {
    name: 'On Nut',
    where: 'in On Nut',
    zip: '10260',
    share: 9,
    priceLevel: 0.78,
    spots: [spot(13.706, 100.6018, 450), spot(13.7112, 100.6035, 300)],
    landmarks: [
      landmark('On Nut BTS station', at(13.7056, 100.6011)),
      landmark('Phra Khanong BTS station', at(13.7152, 100.5914)),
    ],
    around: [
      'On Nut has a fresh market, two large supermarkets and food stalls until late.',
      'Prices here are noticeably lower than a few stops further in, which is why many people stay for years.',
      'There is a night market with live music near the station.',
    ],
  },
  {
    name: 'Silom',
    where: 'in Silom',
    zip: '10500',
    share: 6,
    priceLevel: 1.15,
    spots: [spot(13.7268, 100.5325, 350), spot(13.7235, 100.5275, 300)],
    landmarks: [
      landmark('Sala Daeng BTS station', at(13.7285, 100.5343)),
      landmark('Chong Nonsi BTS station', at(13.7237, 100.5293)),
      landmark('Lumphini Park', at(13.7292, 100.5392), at(13.7318, 100.539)),
    ],
    around: [
      'Lumphini Park opens at five in the morning and fills with runners and tai chi groups.',
      'By day Silom belongs to the offices, in the evening to the street kitchens.',
      'Two hospitals and several clinics are close by.',
    ],
  },
  {
    name: 'Sathorn',
    where: 'in Sathorn',
    zip: '10120',
    share: 6,
    priceLevel: 1.15,
    spots: [spot(13.7192, 100.5268, 350), spot(13.7145, 100.5352, 400)],
    landmarks: [
      landmark('Saint Louis BTS station', at(13.7208, 100.5263)),
      landmark('Surasak BTS station', at(13.7193, 100.5215)),
      landmark('Suan Phlu Market', at(13.7178, 100.5385)),
    ],
    around: [
      'Many embassies are in this quarter, and its back streets are leafy and low.',
      'Suan Phlu is known for breakfast: rice soup, soy milk, grilled pork.',
      'Silom is close enough for an evening out, far enough not to hear it.',
    ],
  },
  {
    name: 'the Riverside',
    where: 'near the river in Khlong San',
    zip: '10600',
    share: 6,
    priceLevel: 1.08,
    spots: [spot(13.7235, 100.5008, 280), spot(13.7265, 100.5005, 250)],
    landmarks: [
      landmark('Krung Thon Buri BTS station', at(13.7209, 100.5028)),
      landmark('Charoen Nakhon station', at(13.7266, 100.5094)),
    ],
    around: [
      'Ferries across the river are the quickest way to Charoen Krung and the old post office.',
      'ICONSIAM and its floating-market food hall are in the neighbourhood.',
      'The streets behind the river are still full of workshops and family restaurants.',
    ],
  },
  {
    name: 'Bang Rak',
    where: 'in Bang Rak',
    zip: '10500',
    share: 4,
    priceLevel: 1.1,
    spots: [spot(13.7222, 100.5192, 200), spot(13.7268, 100.5195, 200)],
    landmarks: [
      landmark('Saphan Taksin BTS station', at(13.7187, 100.5142)),
      landmark('Bang Rak Market', at(13.7212, 100.5152)),
    ],
    around: [
      'Charoen Krung, the oldest paved road in the city, has galleries, gold shops and roast duck.',
      'The express boat to the Grand Palace leaves from the pier at Saphan Taksin.',
      'Small galleries have moved into the old shophouses around here.',
    ],
  },
]
