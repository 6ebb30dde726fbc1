/** Prints whether a figure is reached. One that is not makes the run fail. */
export function judge(holds: boolean, figure: string): void {
  if (!holds) process.exitCode = 1
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${figure}`)
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
