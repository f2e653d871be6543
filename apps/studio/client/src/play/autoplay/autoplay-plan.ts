import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import { affordableStake, type StakeBounds } from '../stake/stake-steps.ts';

/** What becomes of the stake after a round: back to the first one, or changed by so many per cent. */
export type StakeChange = { readonly kind: 'reset' } | { readonly kind: 'raise'; readonly percent: number };

export interface AutoplayPlan {
  readonly rounds: number;
  /** Stops after a round that has won at least this. */
  readonly winMinor: Minor | undefined;
  /** Stops before a bet that could take what was lost since the start beyond this. */
  readonly lossMinor: Minor | undefined;
  /** Stops once the balance has reached this. */
  readonly balanceAboveMinor: Minor | undefined;
  /** Stops before a bet that could take the balance below this. */
  readonly balanceBelowMinor: Minor | undefined;
  /** Stops after a round with free spins. */
  readonly stopsOnFeature: boolean;
  readonly onWin: StakeChange;
  readonly onLoss: StakeChange;
}

/** An autoplay under way, before its next bet. */
export interface AutoplayRun {
  readonly plan: AutoplayPlan;
  readonly firstStakeMinor: Minor;
  /** The stake of the next bet. */
  readonly stakeMinor: Minor;
  readonly roundsLeft: number;
  /** Returns less stakes since the start. */
  readonly netMinor: Minor;
}

/** Why an autoplay ended by what its rounds came to. */
export type PlannedStop = 'done' | 'win' | 'loss' | 'balanceAbove' | 'balanceBelow' | 'feature' | 'money';

export interface AutoplayRound {
  readonly stakeMinor: Minor;
  readonly payoutMinor: Minor;
  readonly hasFeature: boolean;
}

export type NextBet =
  | { readonly kind: 'bet'; readonly run: AutoplayRun }
  | { readonly kind: 'stop'; readonly stop: PlannedStop };

export function firstBet(
  plan: AutoplayPlan,
  stakeMinor: Minor,
  balanceMinor: Minor,
  bounds: StakeBounds,
): NextBet {
  const run: AutoplayRun = {
    plan,
    firstStakeMinor: stakeMinor,
    stakeMinor,
    roundsLeft: plan.rounds,
    netMinor: zeroMinor,
  };
  return betOrStop(run, balanceMinor, bounds);
}

/** What follows after a round: the next bet with its stake, or the end. */
export function nextBet(
  run: AutoplayRun,
  round: AutoplayRound,
  balanceMinor: Minor,
  bounds: StakeBounds,
): NextBet {
  const { plan } = run;
  const hasWon = round.payoutMinor > round.stakeMinor;
  if (plan.stopsOnFeature && round.hasFeature) return { kind: 'stop', stop: 'feature' };
  if (hasWon && plan.winMinor !== undefined && round.payoutMinor >= plan.winMinor) {
    return { kind: 'stop', stop: 'win' };
  }
  const change = hasWon ? plan.onWin : plan.onLoss;
  const after: AutoplayRun = {
    ...run,
    roundsLeft: run.roundsLeft - 1,
    netMinor: toMinor(run.netMinor + round.payoutMinor - round.stakeMinor),
    stakeMinor: changedStake(change, round.stakeMinor, run.firstStakeMinor),
  };
  return betOrStop(after, balanceMinor, bounds);
}

function changedStake(change: StakeChange, stakeMinor: Minor, firstStakeMinor: Minor): Minor {
  if (change.kind === 'reset') return firstStakeMinor;
  return toMinor((stakeMinor * BigInt(100 + change.percent)) / 100n);
}

function betOrStop(run: AutoplayRun, balanceMinor: Minor, bounds: StakeBounds): NextBet {
  const { plan, netMinor, roundsLeft } = run;
  if (roundsLeft <= 0) return { kind: 'stop', stop: 'done' };
  if (plan.balanceAboveMinor !== undefined && balanceMinor >= plan.balanceAboveMinor) {
    return { kind: 'stop', stop: 'balanceAbove' };
  }
  const stakeMinor = affordableStake(run.stakeMinor, balanceMinor, bounds);
  if (stakeMinor === undefined) return { kind: 'stop', stop: 'money' };
  if (plan.lossMinor !== undefined && netMinor - stakeMinor < -plan.lossMinor) {
    return { kind: 'stop', stop: 'loss' };
  }
  if (plan.balanceBelowMinor !== undefined && balanceMinor - stakeMinor < plan.balanceBelowMinor) {
    return { kind: 'stop', stop: 'balanceBelow' };
  }
  return { kind: 'bet', run: { ...run, stakeMinor } };
}
