/**
 * Remembers values for up to `limit` keys, and forgets what was not asked for longest. For values that follow from their
 * key alone, so that nothing remembered can be out of date.
 */
export class RecentValues<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.#putLast(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#putLast(key, value);
    if (this.#values.size <= this.#limit) return;
    const [oldest] = this.#values.keys();
    if (oldest !== undefined) this.#values.delete(oldest);
  }

  /** What is remembered for the key, else what `make` makes of it. */
  getOrMake(key: string, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }

  /** A map is ordered by insertion: what is put in again moves to its end. */
  #putLast(key: string, value: Value): void {
    this.#values.delete(key);
    this.#values.set(key, value);
  }
}
