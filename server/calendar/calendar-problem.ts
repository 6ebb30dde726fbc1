import { calendarFaultSentences, type CalendarFault } from '#contract/domain/calendar.ts'

/** A calendar that cannot be imported. */
export class CalendarProblem extends Error {
  readonly fault: CalendarFault

  constructor(fault: CalendarFault, options?: ErrorOptions) {
    super(calendarFaultSentences[fault], options)
    this.name = 'CalendarProblem'
    this.fault = fault
  }
}
