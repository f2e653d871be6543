import type { TeamDayRow, TeamPlayRow } from './team-figures-sql.ts';

/** What there is to tell of a team's day or period. Amounts are in minor units. */
export interface TeamFigures {
  readonly registeredCount: number;
  readonly firstDepositCount: number;
  readonly activeCount: number;
  readonly loginCount: number;
  readonly depositCount: number;
  readonly depositMinor: bigint;
  readonly withdrawalMinor: bigint;
  readonly rewardMinor: bigint;
  /** Of the rewards what came back of stakes. */
  readonly rebateMinor: bigint;
  readonly betCount: bigint;
  readonly turnoverMinor: bigint;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
}

export type PlayFigures = Pick<TeamFigures, 'betCount' | 'turnoverMinor' | 'stakeMinor' | 'payoutMinor'>;

const noPlay: PlayFigures = { betCount: 0n, turnoverMinor: 0n, stakeMinor: 0n, payoutMinor: 0n };

const nothing: TeamFigures = {
  ...{ registeredCount: 0, firstDepositCount: 0, activeCount: 0, loginCount: 0, depositCount: 0 },
  ...{ depositMinor: 0n, withdrawalMinor: 0n, rewardMinor: 0n, rebateMinor: 0n, ...noPlay },
};

/** What the team has won, above zero, or lost: payouts and rewards less stakes. */
export function netOf({
  payoutMinor,
  stakeMinor,
  rewardMinor = 0n,
}: PlayFigures & { rewardMinor?: bigint }): bigint {
  return payoutMinor + rewardMinor - stakeMinor;
}

function addPlay(one: PlayFigures, other: PlayFigures): PlayFigures {
  return {
    betCount: one.betCount + other.betCount,
    turnoverMinor: one.turnoverMinor + other.turnoverMinor,
    stakeMinor: one.stakeMinor + other.stakeMinor,
    payoutMinor: one.payoutMinor + other.payoutMinor,
  };
}

function add(one: TeamFigures, other: TeamFigures): TeamFigures {
  return {
    registeredCount: one.registeredCount + other.registeredCount,
    firstDepositCount: one.firstDepositCount + other.firstDepositCount,
    activeCount: one.activeCount + other.activeCount,
    loginCount: one.loginCount + other.loginCount,
    depositCount: one.depositCount + other.depositCount,
    depositMinor: one.depositMinor + other.depositMinor,
    withdrawalMinor: one.withdrawalMinor + other.withdrawalMinor,
    rewardMinor: one.rewardMinor + other.rewardMinor,
    rebateMinor: one.rebateMinor + other.rebateMinor,
    ...addPlay(one, other),
  };
}

export interface TeamPeriod {
  readonly totals: TeamFigures;
  /** Newest first. */
  readonly days: readonly (TeamFigures & { readonly day: string })[];
  /** The largest turnover first. */
  readonly categories: readonly (PlayFigures & { readonly category: string })[];
}

/**
 * Puts a period together. Who was active or logged in on two days is one member, so these do not add up: a period has
 * the mean of its `dayCount` days, rounded.
 */
export function teamPeriodOf(
  dayRows: readonly TeamDayRow[],
  playRows: readonly TeamPlayRow[],
  dayCount: number,
): TeamPeriod {
  const days = new Map<string, TeamFigures>();
  const categories = new Map<string, PlayFigures>();
  for (const row of dayRows)
    days.set(row.day, add(days.get(row.day) ?? nothing, { ...nothing, ...peopleOf(row) }));
  for (const row of playRows) {
    const play = playOf(row);
    days.set(row.day, add(days.get(row.day) ?? nothing, { ...nothing, ...play }));
    categories.set(row.category, addPlay(categories.get(row.category) ?? noPlay, play));
  }
  const totals = [...days.values()].reduce(add, nothing);
  const mean = (sum: number): number => Math.round(sum / dayCount);
  return {
    totals: { ...totals, activeCount: mean(totals.activeCount), loginCount: mean(totals.loginCount) },
    days: [...days]
      .map(([day, figures]) => ({ ...figures, day }))
      .sort((one, other) => (one.day < other.day ? 1 : -1)),
    categories: [...categories]
      .map(([category, play]) => ({ ...play, category }))
      .sort((one, other) => Number(other.turnoverMinor - one.turnoverMinor)),
  };
}

function peopleOf(row: TeamDayRow): Omit<TeamFigures, keyof PlayFigures> {
  return {
    registeredCount: row.registered_count,
    firstDepositCount: row.first_deposit_count,
    activeCount: row.active_count,
    loginCount: row.login_count,
    depositCount: row.deposit_count,
    depositMinor: row.deposit_minor,
    withdrawalMinor: row.withdrawal_minor,
    rewardMinor: row.reward_minor,
    rebateMinor: row.rebate_minor,
  };
}

function playOf(row: TeamPlayRow): PlayFigures {
  return {
    betCount: row.bet_count,
    turnoverMinor: row.turnover_minor,
    stakeMinor: row.stake_minor,
    payoutMinor: row.payout_minor,
  };
}
