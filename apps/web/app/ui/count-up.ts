/** How long a balance takes to reach its new value. */
export const countUpMs = 700;

/** The amount on show at `elapsedMs` of a count from one amount to another; exact at both ends, easing out. */
export function countedAmount(from: bigint, to: bigint, elapsedMs: number, durationMs: number): bigint {
  if (elapsedMs >= durationMs || durationMs <= 0) return to;
  if (elapsedMs <= 0) return from;
  const left = 1 - elapsedMs / durationMs;
  const share = BigInt(Math.round((1 - left ** 3) * 10_000));
  return from + ((to - from) * share) / 10_000n;
}
