/** Puts a picture that has just come among those that came before it, as their files were chosen: one that was tried
 *  again may come after those behind it.
 *  @param chosen the sources of the uploaded files by their number, which counts them in the order of choosing */
export function asChosen(
  pictures: readonly string[],
  chosen: ReadonlyMap<number, string>,
  id: number,
): string[] {
  const source = chosen.get(id)
  // At the end stands what has just come, however this page has heard of it.
  const others = pictures.at(-1) === source ? pictures.slice(0, -1) : pictures
  if (source === undefined || others.includes(source)) return [...pictures]
  const following = [...chosen]
    .filter(([other, each]) => other > id && others.includes(each))
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => others.indexOf(each))
  const at = following[0] ?? others.length
  return others.toSpliced(at, 0, source)
}
