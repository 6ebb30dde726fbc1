import type { Command } from './command.ts'

/** Thrown for what cannot be understood; the usage is shown behind its sentence. */
export class WrongUsage extends Error {
  override name = 'WrongUsage'
}

/** Each option that every command has. */
export const commonOptions = {
  yes: { takes: null, does: 'do not ask' },
  help: { takes: null, does: 'show this' },
} as const

export function usageOfAll(commands: readonly Command[]): string {
  const lines = commands.map((command) => [callOf(command), command.does] as const)
  return `Usage: npm run admin -- <command>\n\n${table(lines)}\n\nnpm run admin -- <command> --help shows its options.\n`
}

export function usageOf(command: Command): string {
  const { yes, help } = commonOptions
  const options = { ...command.options, ...(command.question && { yes }), help }
  const lines = Object.entries(options).map(
    ([name, { takes, does }]) => [`--${name}${takes ? ` ${takes}` : ''}`, does] as const,
  )
  return `Usage: npm run admin -- ${callOf(command)} [options]\n\n${command.does}\n\n${table(lines)}\n`
}

const callOf = ({ name, takes }: Command) => (takes === null ? name : `${name} ${takes}`)

function table(lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([first]) => first.length))
  return lines.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`).join('\n')
}
