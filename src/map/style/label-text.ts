import type { ExpressionSpecification } from 'maplibre-gl'

/** How large the local name stands below the reader's. */
const localScale = 0.8

/** A label in the reader's language, with the name on the spot's own signs below it.
 *  @param language the reader's, as `th` */
export function labelText(language: string): ExpressionSpecification {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']]
  const local: ExpressionSpecification = ['coalesce', ['get', 'local'], '']
  return [
    'case',
    ['any', ['==', local, ''], ['==', local, name]],
    name,
    ['format', name, {}, '\n', {}, local, { 'font-scale': localScale }],
  ]
}
