import { faults } from './network.ts'

/** Schedules in which these do not happen prove nothing: every fault, every refusal that leads somewhere
 *  else, and answers to what had been done before. */
export const mustHappen: string[] = [
  ...faults,
  ...[1, 4, 5, 6, 9, 11].map((code) => `code ${code}`),
  'replay',
]
