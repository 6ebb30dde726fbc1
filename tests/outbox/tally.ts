/** How often each thing happened: a schedule in which nothing does proves nothing. */
export class Tally {
  readonly counts = new Map<string, number>()

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }
}
