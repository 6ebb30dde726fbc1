import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** An instant in UTC, for files, machines and those who run a site.
 *  @param shape as dayjs writes it, such as 'YYYY-MM-DD' */
export const utcText = (instant: Date, shape: string): string => dayjs.utc(instant).format(shape)
