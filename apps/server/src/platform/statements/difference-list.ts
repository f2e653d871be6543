/**
 * Counts every difference that it is told of and keeps the first, so that no statement fills the memory with differences; the
 * names of what it has stated are bounded by its longest length alone.
 */
export class DifferenceList<Difference> {
  readonly kept: Difference[] = [];
  readonly #mostKept: number;
  #count = 0;

  constructor(mostKept: number) {
    this.#mostKept = mostKept;
  }

  add(difference: Difference): void {
    this.#count += 1;
    if (this.kept.length < this.#mostKept) this.kept.push(difference);
  }

  get count(): number {
    return this.#count;
  }

  /** There are more than are kept. */
  get isCut(): boolean {
    return this.#count > this.kept.length;
  }
}
