/** Below this a number of games is nothing to boast of. */
const leastClaim = 100;

/**
 * SH-18: the hundreds that a catalogue truly exceeds, for "over 600 games"; `undefined` where it would not be true,
 * or not worth saying.
 */
export function claimedGameCount(gameCount: number): number | undefined {
  const claimed = Math.floor((gameCount - 1) / 100) * 100;
  return claimed >= leastClaim ? claimed : undefined;
}
