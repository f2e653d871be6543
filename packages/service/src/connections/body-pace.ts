/** What came so long ago counts for a third of what comes now. */
const memoryMs = 5_000;

/** How fast a body has been coming lately: what began with a rush and then stands still is soon slow. */
export class BodyPace {
  readonly #beganAtMs: number;
  #countedAtMs: number;
  #weightedBytes = 0;

  constructor(beganAtMs: number) {
    this.#beganAtMs = beganAtMs;
    this.#countedAtMs = beganAtMs;
  }

  count(bytes: number, nowMs: number): void {
    this.#weightedBytes = this.#weightedAt(nowMs) + bytes;
    this.#countedAtMs = nowMs;
  }

  bytesPerSecond(nowMs: number): number {
    const ageMs = Math.max(1, nowMs - this.#beganAtMs);
    // As much of the memory as there has been time to fill, so that one who has just begun is not taken for slow.
    const filledMs = memoryMs * (1 - Math.exp(-ageMs / memoryMs));
    return (this.#weightedAt(nowMs) / filledMs) * 1000;
  }

  #weightedAt(nowMs: number): number {
    return this.#weightedBytes * Math.exp(-(nowMs - this.#countedAtMs) / memoryMs);
  }
}
