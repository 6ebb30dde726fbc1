import type { Told } from './calls.ts'
import { HistoryModel } from './history-model.ts'
import type { Stored } from './stored-history.ts'

const codeOf = ({ errorCode, id, status }: Pick<Told, 'errorCode' | 'id' | 'status'>) =>
  JSON.stringify({ errorCode, id, status })

/** Where a server's answers, in their order, and what it stored differ from the model's. */
export function compareWithModel(told: Told[], stored: Stored, now: Date): string[] {
  const model = new HistoryModel()
  const answers = told.flatMap((each) => {
    const right = codeOf(model.answer(each.call, each.now, each.id))
    const wrong = codeOf(each)
    return right === wrong ? [] : [`${JSON.stringify(each.call)} answers ${wrong}, not ${right}`]
  })
  model.expire(now)
  const end = {
    reservations: Object.fromEntries(stored.reservations.map(({ id, status }) => [id, status])),
    blocks: Object.fromEntries(
      stored.ranges
        .filter(({ kind, isActive }) => kind === 'block' && isActive)
        .map(({ id, from, to }) => [id, { from, to }]),
    ),
  }
  const rightEnd = {
    reservations: Object.fromEntries(
      [...model.reservations].map(([id, { status }]) => [id, status]),
    ),
    blocks: Object.fromEntries(model.blocks),
  }
  const [is, shouldBe] = [JSON.stringify(end), JSON.stringify(rightEnd)]
  return is === shouldBe ? answers : [...answers, `at the end it is ${is}, not ${shouldBe}`]
}
