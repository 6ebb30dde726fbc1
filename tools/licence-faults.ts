/** An entry of the lock file. */
export interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
}

/** What whoever runs or passes on the product has to do no more for than to name its authors; of those under MPL and
 *  LGPL it changes nothing, and a server's user can put another copy in their place. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
])

/** Packages that do not say it in their package.json, each version looked at by a person. */
const seenElsewhere: Record<string, string> = {
  // A fork of zaach/jsonlint, which has the text in its README.
  '@mapbox/jsonlint-lines-primitives@2.0.2': 'MIT',
}

/** One sentence for each package of the running product whose licence is not one that is allowed.
 *  @param packages of the lock file, by where they stand in it */
export function licenceFaults(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .flatMap(([path, { version, license }]) => {
      const name = `${path.split('node_modules/').at(-1)}@${version}`
      const said = license ?? seenElsewhere[name]
      if (said === undefined) return [`${name} says nothing of its licence.`]
      return isAllowed(said) ? [] : [`${name} is under ${said}.`]
    })
}

/** An SPDX expression: one of what OR joins is enough, of what AND joins all are needed. Nested ones are read by a
 *  person. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)))
}
