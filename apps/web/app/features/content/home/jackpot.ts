/** SH-13: the numbers of the decorative counter, in whole units. */
const jackpotNumbers = {
  lowestStart: 70_000_000,
  highestStart: 130_000_000,
  smallestStep: 100,
  largestStep: 500,
  pausesMs: [3_000, 4_000, 5_000],
} as const;

/** A counter begins anew so often, at midnight UTC: else it would have left its range within a month. */
const roundMs = 24 * 60 * 60_000;

/** A number from 0 up to, but not including, 1. */
export type RandomShare = () => number;

/** Where the counter begins. */
export function startJackpot(random: RandomShare): number {
  const { lowestStart, highestStart } = jackpotNumbers;
  return wholeBetween(lowestStart, highestStart, random);
}

export interface JackpotStep {
  /** How long the figure before it stood. */
  readonly afterMs: number;
  readonly by: number;
}

/**
 * Two steps, of which the second makes up for the first: two always take 8 s and come to 600, so that the figure of any
 * moment is known without counting the thousands of steps since midnight, which a cheap phone would feel.
 */
export function jackpotSteps(random: RandomShare): readonly [JackpotStep, JackpotStep] {
  const { smallestStep, largestStep, pausesMs } = jackpotNumbers;
  const by = wholeBetween(smallestStep, largestStep, random);
  const afterMs = pausesMs[wholeBetween(0, pausesMs.length - 1, random)] ?? pausesMs[0];
  return [
    { afterMs, by },
    { afterMs: pairMs - afterMs, by: pairRise - by },
  ];
}

/** A day holds a whole number of them. */
const pairMs = jackpotNumbers.pausesMs[0] + jackpotNumbers.pausesMs[2];
const pairRise = jackpotNumbers.smallestStep + jackpotNumbers.largestStep;

export interface JackpotMoment {
  readonly amount: number;
  /** When it shows another figure. */
  readonly nextAtMs: number;
}

/**
 * What a merchant's counter shows at a moment. Start and steps follow from merchant and day alone, so everybody sees
 * the same figure at the same moment.
 */
export function jackpotAt(merchantCode: string, nowMs: number): JackpotMoment {
  const round = Math.floor(nowMs / roundMs);
  const pair = Math.floor((nowMs % roundMs) / pairMs);
  const pairAtMs = round * roundMs + pair * pairMs;
  const before = startJackpot(sharesOf(`${merchantCode} ${round}`)) + pair * pairRise;
  const [first] = jackpotSteps(sharesOf(`${merchantCode} ${round} ${pair}`));
  const riseAtMs = pairAtMs + first.afterMs;
  return nowMs < riseAtMs
    ? { amount: before, nextAtMs: riseAtMs }
    : { amount: before + first.by, nextAtMs: pairAtMs + pairMs };
}

/** The same shares for the same text: FNV-1a makes a seed of it, mulberry32 the numbers. Good enough to look at. */
function sharesOf(text: string): RandomShare {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function wholeBetween(least: number, most: number, random: RandomShare): number {
  return least + Math.floor(random() * (most - least + 1));
}
