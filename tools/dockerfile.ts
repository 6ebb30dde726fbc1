export interface Instruction {
  name: string
  /** All that stands behind it. */
  text: string
}

/** The stages of a Dockerfile, each from its FROM on. Only what ours uses is read: one instruction a line. */
export function stagesOf(dockerfile: string): Instruction[][] {
  const instructions = dockerfile
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = ''] = line.split(' ', 1)
      return { name, text: line.slice(name.length).trim() }
    })
  const stages: Instruction[][] = []
  for (const instruction of instructions) {
    if (instruction.name === 'FROM') stages.push([])
    stages.at(-1)?.push(instruction)
  }
  return stages
}

/** What the last instruction of that name says. @throws Error when there is none */
export function lastOf(stage: Instruction[], name: string): string {
  const found = stage.findLast((each) => each.name === name)
  if (!found) throw new Error(`The stage has no ${name}`)
  return found.text
}

/** Of `ENV a=1 b=2`, and of as many such lines as there are. */
export const environmentOf = (stage: Instruction[]): Record<string, string> =>
  settingsIn(stage.filter(({ name }) => name === 'ENV').map(({ text }) => text))

/** @param lines as `a=1 b=2` */
export const settingsIn = (lines: string[]): Record<string, string> =>
  Object.fromEntries(
    lines
      .flatMap((line) => line.split(' '))
      .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  )

/** Of `CMD ["a", "b"]`, also behind options, as HEALTHCHECK has them. */
export const commandOf = (text: string): string[] =>
  JSON.parse(text.slice(text.indexOf('['))) as string[]
