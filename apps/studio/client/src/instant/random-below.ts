/**
 * A number below `bound` for a choice that the player leaves to chance. It decides nothing about the round, whose
 * numbers come from its seeds.
 */
export function randomBelow(bound: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((word / 2 ** 32) * bound);
}

/** `count` different numbers from 0 to `bound` - 1, in ascending order. */
export function randomChoice(count: number, bound: number): readonly number[] {
  const left = Array.from({ length: bound }, (_, number) => number);
  const chosen: number[] = [];
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(randomBelow(left.length), 1));
  return chosen.toSorted((a, b) => a - b);
}
