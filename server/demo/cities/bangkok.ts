import { bangkokNorth } from './bangkok-north.ts'
import { bangkokSouth } from './bangkok-south.ts'
import type { DemoCity } from './city.ts'

export const bangkok: DemoCity = {
  preset: 'Bangkok',
  name: 'Bangkok',
  country: 'TH',
  activeListings: 370,
  monthlyRent: 18_500,
  typeShares: [70, 10, 13, 7],
  neighbourhoods: [...bangkokSouth, ...bangkokNorth],
}
