import type { Call, Told } from './calls.ts'
import type { Step } from './histories.ts'

/** No reservation or block has this id. */
const nothing = 999_999_999

/** What a step is about, by what the people were told until now. */
export function resolve(
  step: Exclude<Step, { do: 'wait' | 'expire' }>,
  note: string,
  told: Told[],
): Call {
  if (step.do === 'move') {
    const target = pick(told, 'reserve', step.which)
    const renter = target && 'by' in target.call ? target.call.by : 'anna'
    const by = step.by === 'its renter' ? renter : step.by
    return { ...step, by, note, id: target?.id ?? nothing }
  }
  if (step.do === 'unblock') {
    return { ...step, note, id: pick(told, 'block', step.which)?.id ?? nothing }
  }
  if (step.do === 'reserve') {
    const seen = step.seen === 'now' ? offerNow(told) : step.seen
    return { ...step, seen, note, id: nothing }
  }
  return { ...step, note, id: nothing }
}

function pick(told: Told[], what: 'reserve' | 'block', which: number): Told | undefined {
  const made = told.filter(({ call, id }) => call.do === what && id !== null)
  const once = made.filter(({ id }, at) => made.findIndex((each) => each.id === id) === at)
  return once[which % Math.max(once.length, 1)]
}

function offerNow(told: Told[]) {
  const call = told.findLast((each) => each.call.do === 'offer')?.call
  return call?.do === 'offer' ? call.offer : 'usual'
}
