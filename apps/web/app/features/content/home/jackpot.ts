/** SH-13: the numbers of the decorative counter, in whole units. */
const jackpotNumbers = {
  lowestStart: 70_000_000,
  highestStart: 130_000_000,
  smallestStep: 100,
  largestStep: 500,
  pausesMs: [3_000, 4_000, 5_000],
} as const;

/** A number from 0 up to, but not including, 1. */
export type RandomShare = () => number;

/** Where the counter begins. */
export function startJackpot(random: RandomShare): number {
  const { lowestStart, highestStart } = jackpotNumbers;
  return wholeBetween(lowestStart, highestStart, random);
}

export interface JackpotStep {
  readonly by: number;
  readonly afterMs: number;
}

/** By how much the counter rises next, and when. */
export function nextJackpotStep(random: RandomShare): JackpotStep {
  const { smallestStep, largestStep, pausesMs } = jackpotNumbers;
  return {
    by: wholeBetween(smallestStep, largestStep, random),
    afterMs: pausesMs[wholeBetween(0, pausesMs.length - 1, random)] ?? pausesMs[0],
  };
}

function wholeBetween(least: number, most: number, random: RandomShare): number {
  return least + Math.floor(random() * (most - least + 1));
}
