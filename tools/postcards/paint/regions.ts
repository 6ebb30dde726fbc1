export interface Region {
  walls: [string, string, string, string]
  roof: string
  trim: string
  leaf: string
  ground: string
  road: string
  water: string
  tropical: boolean
}

const region = (
  walls: Region['walls'],
  roof: string,
  leaf: string,
  ground: string,
  water: string,
  tropical = false,
): Region => ({ walls, roof, trim: '#fbf1e2', leaf, ground, road: '#8d8f8f', water, tropical })

/** Colours by city, keyed by the name of the preset city. */
export const regions = {
  Bangkok: region(
    ['#f2dcc0', '#dfe6df', '#e6b796', '#9fbab5'],
    '#c96f4a',
    '#3f8a66',
    '#b9c48f',
    '#8aa898',
    true,
  ),
  Pattaya: region(
    ['#fbeedd', '#f4c9ae', '#d3e8e6', '#f0dba4'],
    '#e0795c',
    '#35936f',
    '#efd9ab',
    '#3fa7ae',
    true,
  ),
  'Chiang Mai': region(
    ['#a9744f', '#e9d3ae', '#c9976a', '#f1e6cf'],
    '#8a4a37',
    '#4d8a52',
    '#a8b774',
    '#84a99b',
    true,
  ),
  'Chiang Rai': region(
    ['#f4ecdc', '#b98a64', '#dcc9a3', '#e5dccb'],
    '#7d5548',
    '#3f7f5c',
    '#98b37a',
    '#8db4ae',
    true,
  ),
  'Hua Hin': region(
    ['#fbf0da', '#f3d49a', '#f5ddd0', '#e1e9dc'],
    '#c4523f',
    '#4f9567',
    '#f0deb4',
    '#57afb6',
    true,
  ),
  Krabi: region(
    ['#f5e7cd', '#d9a87a', '#e9dcc4', '#cfe0d0'],
    '#9c6042',
    '#2f8a5f',
    '#f2dfb2',
    '#35aaa4',
    true,
  ),
  'Pa Tong': region(
    ['#fdf2e0', '#ffcdb2', '#d9ecea', '#f7e3b6'],
    '#e88a64',
    '#2f8f6c',
    '#f3e0b7',
    '#3aa9bd',
    true,
  ),
  'Phuket City': region(
    ['#f6c98f', '#9ccdc4', '#f2a893', '#f7ecd2'],
    '#b9583f',
    '#3f8d65',
    '#cdbf95',
    '#5fb0b3',
    true,
  ),
  'Da Nang': region(
    ['#f6e9cf', '#f2cd7d', '#cfe3dd', '#f0b99c'],
    '#c9663f',
    '#3d9168',
    '#eddcae',
    '#4aa5b4',
    true,
  ),
  'New York': region(
    ['#8f5744', '#b06f52', '#c9a385', '#7a4d44'],
    '#5b4a47',
    '#6f8f53',
    '#b7a48c',
    '#6e97a8',
  ),
  Hamburg: region(
    ['#a2513d', '#b7674a', '#8c4739', '#c28465'],
    '#4f6d68',
    '#5c8a61',
    '#a9a58f',
    '#5f8792',
  ),
  Berlin: region(
    ['#f0dcae', '#e2bfa1', '#c9d3c0', '#efe4d2'],
    '#b0583f',
    '#6b9656',
    '#b9b29c',
    '#7ba3a8',
  ),
  London: region(
    ['#f4eee2', '#b98365', '#e9dccb', '#a9705a'],
    '#5e5f69',
    '#5d8b62',
    '#a7ad8d',
    '#86a1a8',
  ),
  Paris: region(
    ['#f1e4cb', '#e9d8bc', '#f5ead6', '#e3cfb2'],
    '#6b7a8c',
    '#7a9a62',
    '#cfc2a5',
    '#8aa9a6',
  ),
  Tokyo: region(
    ['#ece5dc', '#b9c4c4', '#c79f84', '#e9c9bd'],
    '#4f6272',
    '#6a9a68',
    '#b3b3a8',
    '#7ea4b5',
  ),
  SanFrancisco: region(
    ['#f3c9b0', '#a9cfc9', '#f3e0a6', '#c9b7d6'],
    '#7a6470',
    '#5f9068',
    '#b7ad93',
    '#6aa3b8',
  ),
  Chicago: region(
    ['#b9c7cb', '#8fa9b3', '#d9cbb5', '#a86f58'],
    '#50606b',
    '#64925f',
    '#a9a898',
    '#4f938f',
  ),
  /** Homes whose window shows only hills and trees. */
  Anywhere: region(
    ['#f3e6d2', '#e6d2b8', '#d3ddcf', '#efd6c4'],
    '#b9694f',
    '#5a9468',
    '#b9bf8f',
    '#7fabac',
  ),
} satisfies Record<string, Region>

export type CityName = keyof typeof regions
