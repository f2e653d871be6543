import type { WithdrawalRisk } from '@wau/contract/withdrawal-risks';
import type { Minor } from '@wau/money/minor';

/** What is known of a member when a withdrawal is placed. Amounts are in minor units of one currency. */
export interface RiskFacts {
  /** Something was paid out to the member before. */
  readonly wasPaidBefore: boolean;
  readonly accountAddedAt: Date;
  readonly passwordChangedAt: Date;
  readonly isAccountShared: boolean;
  /** Since `depositDays` ago. */
  readonly depositedLatelyMinor: Minor;
  readonly stakedLatelyMinor: Minor;
  readonly depositedMinor: Minor;
  /** Paid before and under way, this one included. */
  readonly goesOutMinor: Minor;
  /** Rewards ask for turnover that is not asked for, since the member is excluded from play. */
  readonly isTurnoverWaived: boolean;
}

/** An account or password of so young an age may be a thief's. */
const youngMs = 24 * 60 * 60_000;
/** Deposits of so many days ought to have been played with. */
export const depositDays = 3;
const manyTimes = 10n;

/** What speaks for looking twice. It refuses nothing: people decide, and say why it may go. */
export function withdrawalRisksOf(facts: RiskFacts, nowMs: number): readonly WithdrawalRisk[] {
  const isYoung = (moment: Date): boolean => nowMs - moment.getTime() < youngMs;
  const signs: readonly (readonly [WithdrawalRisk, boolean])[] = [
    ['newPayee', facts.wasPaidBefore && isYoung(facts.accountAddedAt)],
    ['newPassword', facts.wasPaidBefore && isYoung(facts.passwordChangedAt)],
    ['sharedAccount', facts.isAccountShared],
    ['unplayedDeposits', facts.depositedLatelyMinor > facts.stakedLatelyMinor],
    ['beyondDeposits', facts.goesOutMinor > manyTimes * facts.depositedMinor],
    ['turnoverWaived', facts.isTurnoverWaived],
  ];
  return signs.flatMap(([risk, isThere]) => (isThere ? [risk] : []));
}
