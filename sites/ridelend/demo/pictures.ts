import type { Random } from '#server/demo/random.ts'
import index from './pictures/index.json' with { type: 'json' }
import type { Vehicle } from './vehicle.ts'

/** The drawings of a vehicle of this kind, another one first each time. */
export function picturesOf(random: Random, { model }: Vehicle): URL[] {
  const own = index.filter(({ kind }) => kind === model.kind)
  return random.shuffled(own).map(({ file }) => new URL(`./pictures/${file}`, import.meta.url))
}
