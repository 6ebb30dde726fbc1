import { parseArgs } from 'node:util'
import type { Call, Command } from './command.ts'
import { commonOptions, WrongUsage } from './usage.ts'

/** @returns 'help' when that is all that is wanted
 *  @throws WrongUsage */
export function readCall(
  command: Command,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Call | 'help' {
  const { name, takes, takesFrom } = command
  const { positionals, values } = parse(command, args)
  if (values['help'] === true) return 'help'
  if (takes === null && positionals.length > 0) throw new WrongUsage(`${name} takes options alone.`)
  const given = positionals.length === 0 && takesFrom ? [env[takesFrom] ?? ''] : positionals
  if (takes !== null && (given.length !== 1 || given[0] === '')) {
    throw new WrongUsage(
      `${name} takes one ${takes}${takesFrom ? `, here or in ${takesFrom}` : ''}.`,
    )
  }
  return {
    about: given[0] ?? '',
    has: (option) => values[option] === true,
    valueOf: (option) => (typeof values[option] === 'string' ? values[option] : null),
  }
}

type Values = Record<string, string | boolean | undefined>

function parse({ options, question }: Command, args: string[]) {
  const { yes, help } = commonOptions
  const known = { ...options, ...(question && { yes }), help }
  const types = Object.entries(known).map(
    ([name, { takes }]) =>
      [
        name,
        {
          type: takes === null ? ('boolean' as const) : ('string' as const),
          ...(name === 'help' && { short: 'h' }),
        },
      ] as const,
  )
  try {
    const read = parseArgs({ args, options: Object.fromEntries(types), allowPositionals: true })
    return { positionals: read.positionals, values: read.values as Values }
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ')
    throw new WrongUsage(sentence.endsWith('.') ? sentence : `${sentence}.`)
  }
}
