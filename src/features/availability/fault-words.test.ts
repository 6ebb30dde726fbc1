import { expect, test } from 'vitest'
import { calendarFaults, calendarFaultSentences } from '#contract/domain/calendar.ts'
import { faultIn, faultWords } from './fault-words.ts'

test.each(calendarFaults)('%s is said in the words of the server', (fault) => {
  expect(faultWords[fault].message).toBe(calendarFaultSentences[fault])
  expect(faultIn(calendarFaultSentences[fault])).toBe(fault)
})

test('other sentences are no fault of a calendar', () => {
  expect(faultIn('Please log in.')).toBeUndefined()
  expect(faultIn(undefined)).toBeUndefined()
})
