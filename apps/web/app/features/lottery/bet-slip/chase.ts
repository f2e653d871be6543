/** By what draws of a chase are multiplied: alike, each twice the one before, or so that a win leaves a profit. */
export const chasePlans = ['flat', 'double', 'profit'] as const;
export type ChasePlan = (typeof chasePlans)[number];

export interface ChaseWish {
  readonly plan: ChasePlan;
  readonly drawCount: number;
  /** Of every draw, or of the first one that is doubled. */
  readonly multiple: number;
  /** What is left of a win after all stakes until then. */
  readonly profitMinor: bigint;
}

export interface ChaseTerms {
  /** Draws that take stakes, the next one first. */
  readonly numeros: readonly string[];
  /** What the slip costs in a draw of a multiple of 1, and what it pays at least where a line wins. */
  readonly stakeMinor: bigint;
  readonly leastWonMinor: bigint;
  readonly highestMultiple: number;
}

export interface ChaseDraw {
  readonly numero: string;
  readonly multiple: number;
  readonly stakeMinor: bigint;
  /** All stakes up to this draw. */
  readonly spentMinor: bigint;
  /** What a win at this draw leaves at least of all stakes until then; below 0 for a loss. */
  readonly profitMinor: bigint;
}

export interface Chase {
  readonly draws: readonly ChaseDraw[];
  /** Why it has fewer draws than were wished for. */
  readonly endsBy: 'draws' | 'multiple' | 'never' | undefined;
  readonly stakeMinor: bigint;
}

/** Multiplies the slip over the next draws, as far as the game allows it. */
export function planChase(wish: ChaseWish, terms: ChaseTerms): Chase {
  const draws: ChaseDraw[] = [];
  let spentMinor = 0n;
  let endsBy: Chase['endsBy'];
  for (const numero of terms.numeros.slice(0, wish.drawCount)) {
    const multiple = multipleOf(wish, terms, draws.length, spentMinor);
    if (multiple === undefined || multiple > BigInt(terms.highestMultiple)) {
      endsBy = multiple === undefined ? 'never' : 'multiple';
      break;
    }
    const stakeMinor = terms.stakeMinor * multiple;
    spentMinor += stakeMinor;
    const profitMinor = terms.leastWonMinor * multiple - spentMinor;
    draws.push({ numero, multiple: Number(multiple), stakeMinor, spentMinor, profitMinor });
  }
  if (endsBy === undefined && draws.length < wish.drawCount) endsBy = 'draws';
  return { draws, endsBy, stakeMinor: spentMinor };
}

/** The multiple of the next draw; `undefined` where no multiple ever leaves the profit. */
function multipleOf(
  { plan, multiple, profitMinor }: ChaseWish,
  { stakeMinor, leastWonMinor }: ChaseTerms,
  index: number,
  spentMinor: bigint,
): bigint | undefined {
  switch (plan) {
    case 'flat':
      return BigInt(multiple);
    case 'double':
      return BigInt(multiple) * 2n ** BigInt(index);
    case 'profit': {
      const gainMinor = leastWonMinor - stakeMinor;
      if (gainMinor <= 0n) return undefined;
      const needed = (spentMinor + profitMinor + gainMinor - 1n) / gainMinor;
      return needed < 1n ? 1n : needed;
    }
  }
}

interface MultipleBounds {
  /** The largest multiple of a line in the slip. */
  readonly lineMultiple: number;
  readonly stakeMinor: bigint;
  readonly mostWonMinor: bigint;
  readonly highestMultiple: number;
  readonly highestStakeMinor: bigint;
  readonly highestWinMinor: bigint;
}

/** What a chase may send at most for one draw. */
const sentMaximum = 10_000n;

/** By how much a draw may multiply a slip; 0 where the slip is too dear as it is. */
export function highestMultipleOf(bounds: MultipleBounds): number {
  const limits = [
    sentMaximum,
    BigInt(bounds.highestMultiple) / BigInt(bounds.lineMultiple),
    bounds.highestStakeMinor / bounds.stakeMinor,
    ...(bounds.mostWonMinor === 0n ? [] : [bounds.highestWinMinor / bounds.mostWonMinor]),
  ];
  return Number(limits.reduce((least, limit) => (limit < least ? limit : least)));
}
