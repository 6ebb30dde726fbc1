import type { Site } from '../site.ts'

/** Real estate. */
export const staylend = {
  id: 2,
  name: 'Staylend',
  host: null,
  types: [
    {
      id: 0,
      name: 'CONDO',
      place: 'Apartment',
      sign: 'M6 20.5V3.5h12v17M3.5 20.5h17M9.5 7.5h1M13.5 7.5h1M9.5 11h1M13.5 11h1M10.5 20.5v-5h3v5',
    },
    {
      id: 1,
      name: 'HOUSE',
      place: 'House',
      sign: 'M3.5 11.5 12 4.5l8.5 7M5.5 10v10.5h13V10M10 20.5v-6h4v6',
    },
    {
      id: 2,
      name: 'ROOM',
      place: 'Room',
      sign: 'M3.5 19.5V6M3.5 16h17v3.5M20.5 16v-2.5a2.5 2.5 0 0 0-2.5-2.5H3.5M5.5 8.3a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
    },
    {
      id: 3,
      name: 'SHARED',
      place: 'Room',
      sign: 'M5.5 8.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M13.8 9.3a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3 19c.5-3.5 2.7-5.3 5.5-5.3S13.5 15.5 14 19M15.5 14c2.8-.2 5 1.5 5.5 4.5',
    },
  ],
  colours: {
    hues: { primary: 168, accent: 32, neutral: 80 },
    frame: { light: '#fdfbf9', dark: '#111815' },
  },
} as const satisfies Site
