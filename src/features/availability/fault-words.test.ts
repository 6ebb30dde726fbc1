import { expect, test } from 'vitest'
import { calendarFaults, calendarFaultSentences } from '#contract/domain/calendar.ts'
import { faultWords } from './fault-words.ts'

test.each(calendarFaults)('%s is said in the words of the server', (fault) => {
  expect(faultWords[fault].message).toBe(calendarFaultSentences[fault])
})
