import type { Reason } from '@wau/ledger/reasons';

/** An amount that the house took (more than zero) or gave for a reason, and in how many transfers. */
export interface BookedSum {
  readonly section: string;
  readonly reason: Reason;
  readonly entryCount: bigint;
  readonly amountMinor: bigint;
}

/** What came of play in the books. */
export interface PlayFigures {
  readonly betCount: number;
  /** Stakes, less those that were given back. */
  readonly turnoverMinor: bigint;
  /** Wins, and what corrections added to them or took back. */
  readonly payoutMinor: bigint;
}

export interface MoneyFigures extends PlayFigures {
  readonly depositCount: number;
  readonly depositMinor: bigint;
  readonly withdrawalCount: number;
  readonly withdrawalMinor: bigint;
  /** Rewards, benefits, rebates, and what invited friends brought. */
  readonly giftMinor: bigint;
}

export const noMoney: MoneyFigures = {
  betCount: 0,
  turnoverMinor: 0n,
  payoutMinor: 0n,
  depositCount: 0,
  depositMinor: 0n,
  withdrawalCount: 0,
  withdrawalMinor: 0n,
  giftMinor: 0n,
};

/** Sections of the house's accounts that take bets; see `betHouseAccount`. */
const playSections: ReadonlySet<string> = new Set(['games', 'lottery', 'sports']);
const giftReasons: ReadonlySet<Reason> = new Set([
  'bonus',
  'club.benefit',
  'rebate',
  'lottery.rebate',
  'team.rebate',
  'referral.reward',
]);

/** Adds what was booked to the figures. */
export function withBooked(figures: MoneyFigures, sum: BookedSum): MoneyFigures {
  if (playSections.has(sum.section)) return { ...figures, ...withPlay(figures, sum) };
  const { section, reason, entryCount, amountMinor } = sum;
  const count = Number(entryCount);
  if (section === 'cashier' && (reason === 'deposit' || reason === 'deposit.reversal')) {
    return {
      ...figures,
      depositCount: figures.depositCount + (reason === 'deposit' ? count : -count),
      depositMinor: figures.depositMinor - amountMinor,
    };
  }
  if (section === 'cashier' && reason === 'withdrawal.settlement') {
    return {
      ...figures,
      withdrawalCount: figures.withdrawalCount + count,
      withdrawalMinor: figures.withdrawalMinor + amountMinor,
    };
  }
  // What is put aside for a red rain is given; what comes back of it was not.
  if (reason === 'rain.fund' || reason === 'rain.return') {
    return section === 'promotions' ? { ...figures, giftMinor: figures.giftMinor - amountMinor } : figures;
  }
  return giftReasons.has(reason) ? { ...figures, giftMinor: figures.giftMinor - amountMinor } : figures;
}

/** Of one game or of all: what a game's account took and gave. */
export function withPlay(
  figures: PlayFigures,
  { reason, entryCount, amountMinor }: Pick<BookedSum, 'reason' | 'entryCount' | 'amountMinor'>,
): PlayFigures {
  const { betCount, turnoverMinor, payoutMinor } = figures;
  const count = Number(entryCount);
  switch (reason) {
    case 'game.bet':
      return { betCount: betCount + count, turnoverMinor: turnoverMinor + amountMinor, payoutMinor };
    case 'game.rollback':
      return { betCount: betCount - count, turnoverMinor: turnoverMinor + amountMinor, payoutMinor };
    default:
      return { betCount, turnoverMinor, payoutMinor: payoutMinor - amountMinor };
  }
}

/** What the house kept of what was played. */
export function grossRevenueOf({ turnoverMinor, payoutMinor }: PlayFigures): bigint {
  return turnoverMinor - payoutMinor;
}

export function sumOfMoney(one: MoneyFigures, other: MoneyFigures): MoneyFigures {
  return {
    betCount: one.betCount + other.betCount,
    turnoverMinor: one.turnoverMinor + other.turnoverMinor,
    payoutMinor: one.payoutMinor + other.payoutMinor,
    depositCount: one.depositCount + other.depositCount,
    depositMinor: one.depositMinor + other.depositMinor,
    withdrawalCount: one.withdrawalCount + other.withdrawalCount,
    withdrawalMinor: one.withdrawalMinor + other.withdrawalMinor,
    giftMinor: one.giftMinor + other.giftMinor,
  };
}
