import type { Site } from '../site.ts'

/** Transport. */
export const ridelend = {
  id: 1,
  name: 'Ridelend',
  host: { variable: 'SISTER_HOST', byDefault: 'ridelend.localhost' },
  types: [
    {
      id: 4,
      name: 'CAR',
      sign: 'M5.5 16.5h-2v-4l2-1 2-5h8l3 5 2 1v4h-2M9.5 16.5h5M5.5 11.5h13M12 6.5v5M5.5 16.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M14.5 16.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
    },
    {
      id: 5,
      name: 'MOTORBIKE',
      sign: 'M2.5 16.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15.5 16.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M18.5 16.5l-3.5-10h-2.500M5.5 16.500l3-4.500h8M3.5 10.500h5l2 1.500M8.5 12l3.5 4.500h-3.5',
    },
    {
      id: 6,
      name: 'BICYCLE',
      sign: 'M2.5 15.500a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M14.5 15.500a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M6 15.500l3-6.500h6.500M12 15.500H6M9 9l3 6.500L15.5 9M18 15.5 15 6h3M7.5 6h3M8.3 6.5 9 9',
    },
    {
      id: 7,
      name: 'BOAT',
      sign: 'M3.5 15.500h17l-2.5 4h-12zM12 15.500V3.500l7 9.500h-7M9.5 6.5 5.5 13h4z',
    },
  ],
  colours: {
    hues: { primary: 262, accent: 0, neutral: 80 },
    frame: { light: '#fdfbf9', dark: '#13161c' },
  },
} as const satisfies Site
