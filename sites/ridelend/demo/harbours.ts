import { spot, type Spot } from '#server/demo/cities/city.ts'

export interface Harbour {
  where: string
  zip: string
  spot: Spot
  /** No room for sails, or bridges across. */
  isNarrow: boolean
}

const harbour = (where: string, zip: string, lat: number, lng: number): Harbour => ({
  where,
  zip,
  spot: spot(lat, lng, 60),
  isNarrow: false,
})

const canal = (...where: Parameters<typeof harbour>): Harbour => ({
  ...harbour(...where),
  isNarrow: true,
})

/** Where boats of a preset city lie; cities without water have none. */
export const harbours: Readonly<Record<string, Harbour[]>> = {
  Bangkok: [
    canal('at Sathorn pier', '10120', 13.7186, 100.5132),
    canal('at Thewet pier', '10300', 13.772, 100.5003),
  ],
  Pattaya: [
    harbour('at Bali Hai pier', '20150', 12.923, 100.8622),
    harbour('at the marina of Na Chom Thian', '20250', 12.8285, 100.9085),
  ],
  'Hua Hin': [
    harbour('at Hua Hin pier', '77110', 12.5736, 99.9634),
    harbour('below Khao Takiap', '77110', 12.5172, 99.983),
  ],
  Krabi: [
    harbour('on Ao Nang beach', '81180', 8.0316, 98.8224),
    canal('at the river pier of Krabi', '81000', 8.0642, 98.9182),
  ],
  'Pa Tong': [
    harbour('on Patong beach', '83150', 7.8955, 98.2952),
    harbour('at the south end of Patong bay', '83150', 7.8838, 98.2898),
  ],
  'Phuket City': [
    harbour('at Rassada pier', '83000', 7.8572, 98.4068),
    harbour('at Saphan Hin', '83000', 7.8645, 98.3985),
  ],
  'Da Nang': [
    canal('at the Han river pier', '550000', 16.079, 108.2242),
    harbour('in Tho Quang harbour', '550000', 16.0978, 108.2418),
  ],
  'New York': [
    harbour('at Pier 25', '10013', 40.7203, -74.0152),
    harbour('at the marina of Brooklyn Heights', '11201', 40.6968, -74.0008),
  ],
  Hamburg: [
    harbour('in the City Sporthafen', '20459', 53.5434, 9.9758),
    harbour('on the Outer Alster', '22085', 53.5706, 10.0136),
  ],
  Berlin: [
    harbour('at Treptow harbour', '12435', 52.4932, 13.4638),
    harbour('on Rummelsburg bay', '10317', 52.4956, 13.4752),
  ],
  London: [
    harbour('in St Katharine Docks', 'E1W 1LA', 51.5066, -0.0716),
    canal('in Little Venice', 'W2 1TH', 51.5214, -0.1832),
  ],
  Paris: [
    harbour('in the Arsenal basin', '75012', 48.8503, 2.3666),
    canal('on the Villette basin', '75019', 48.8863, 2.3746),
  ],
  Tokyo: [
    canal('on the Toyosu canal', '135-0061', 35.6548, 139.7962),
    harbour('at Yumenoshima', '136-0081', 35.6487, 139.827),
  ],
  SanFrancisco: [
    harbour('in South Beach Harbor', '94107', 37.7802, -122.3868),
    harbour('in the Marina', '94123', 37.8066, -122.4418),
  ],
  Chicago: [
    harbour('in Burnham Harbor', '60605', 41.8586, -87.6142),
    harbour('in DuSable Harbor', '60601', 41.8856, -87.6134),
  ],
}
