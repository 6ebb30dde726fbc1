import {
  closings,
  complaints,
  faults,
  lasting,
  openings,
  pleasures,
  promised,
} from './listing-words.ts'
import { ofLenders, ofRenters } from './people-words.ts'
import type { ReviewWords } from './review-words.ts'

export const homeWords: ReviewWords = {
  nouns: { CONDO: 'flat', HOUSE: 'house', ROOM: 'room', SHARED: 'place' },
  openings,
  pleasures,
  lasting,
  promised,
  complaints,
  faults,
  closings,
  ofLenders,
  ofRenters,
}
