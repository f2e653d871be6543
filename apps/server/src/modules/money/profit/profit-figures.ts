import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';

export interface PlayOfDay {
  /** `YYYY-MM-DD` where the merchant is. */
  readonly day: string;
  readonly category: string;
  readonly betCount: bigint;
  readonly stakeMinor: Minor;
  readonly payoutMinor: Minor;
}

/** What there is to tell of a day, a kind of games or a period. */
export interface ProfitFigures {
  readonly betCount: bigint;
  readonly stakeMinor: Minor;
  readonly payoutMinor: Minor;
  readonly rewardMinor: Minor;
}

const nothing: ProfitFigures = {
  betCount: 0n,
  stakeMinor: zeroMinor,
  payoutMinor: zeroMinor,
  rewardMinor: zeroMinor,
};

export function netOf({ stakeMinor, payoutMinor, rewardMinor }: ProfitFigures): Minor {
  return toMinor(payoutMinor + rewardMinor - stakeMinor);
}

export interface Profit {
  readonly totals: ProfitFigures;
  /** Newest first. */
  readonly days: readonly (ProfitFigures & { readonly day: string })[];
  /** The largest stakes first. */
  readonly categories: readonly (ProfitFigures & { readonly category: string })[];
}

/** Puts play and rewards together: rewards belong to days, and to no kind of games. */
export function profitOf(play: readonly PlayOfDay[], rewards: ReadonlyMap<string, Minor>): Profit {
  const days = new Map<string, ProfitFigures>();
  const categories = new Map<string, ProfitFigures>();
  for (const sums of play) {
    add(days, sums.day, { ...sums, rewardMinor: zeroMinor });
    add(categories, sums.category, { ...sums, rewardMinor: zeroMinor });
  }
  for (const [day, rewardMinor] of rewards) add(days, day, { ...nothing, rewardMinor });
  return {
    totals: [...days.values()].reduce(sum, nothing),
    days: [...days]
      .map(([day, figures]) => ({ ...figures, day }))
      .sort((one, other) => (one.day < other.day ? 1 : -1)),
    categories: [...categories]
      .map(([category, figures]) => ({ ...figures, category }))
      .sort((one, other) => Number(other.stakeMinor - one.stakeMinor)),
  };
}

function add(into: Map<string, ProfitFigures>, key: string, figures: ProfitFigures): void {
  into.set(key, sum(into.get(key) ?? nothing, figures));
}

function sum(one: ProfitFigures, other: ProfitFigures): ProfitFigures {
  return {
    betCount: one.betCount + other.betCount,
    stakeMinor: toMinor(one.stakeMinor + other.stakeMinor),
    payoutMinor: toMinor(one.payoutMinor + other.payoutMinor),
    rewardMinor: toMinor(one.rewardMinor + other.rewardMinor),
  };
}
