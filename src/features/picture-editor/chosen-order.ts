/** Puts a picture that has just come among those that came before it, as their files were chosen: one that was tried
 *  again may come after those behind it.
 *  @param chosen the sources of the uploaded files by their number, which counts them in the order of choosing */
export function asChosen(
  pictures: readonly string[],
  chosen: ReadonlyMap<number, string>,
  id: number,
): string[] {
  const source = chosen.get(id)
  if (source === undefined || pictures.includes(source)) return [...pictures]
  const following = [...chosen]
    .filter(([other, each]) => other > id && pictures.includes(each))
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => pictures.indexOf(each))
  const at = following[0] ?? pictures.length
  return pictures.toSpliced(at, 0, source)
}
