import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import type { CalendarDay } from '../../../platform/calendar/calendar-days.ts';
import { type LevelChange, levelAtBeginOf } from '../club/level-course.ts';
import { type RebateRate, rateOn } from '../club/rebate-rates.ts';
import { type GivenRate, givenRateOn } from './given-rates.ts';

/** Rates are in ten-thousandths, so what they give is in ten-thousandths of the smallest unit. */
const partsOfMinor = 10_000n;

/** What stands of a category: earned up to a day that is over, in ten-thousandths of the smallest unit, and paid. */
export interface RebateStanding {
  readonly category: string;
  readonly throughDay: CalendarDay;
  readonly earnedParts: bigint;
  readonly paidMinor: Minor;
}

export interface CategoryTurnover {
  readonly category: string;
  readonly day: CalendarDay;
  /** Less what was given back; below zero where more of older days was corrected than played. */
  readonly turnoverMinor: bigint;
}

export interface RebateAccount extends RebateStanding {
  /** Up to now, today included. */
  readonly totalParts: bigint;
  readonly claimableMinor: Minor;
  readonly todayTurnoverMinor: bigint;
}

interface RebateFacts {
  readonly standings: readonly RebateStanding[];
  /** Of the days that some standing does not have yet, today included. */
  readonly turnovers: readonly CategoryTurnover[];
  readonly rates: readonly RebateRate[];
  /** What whoever stands above has given the member. */
  readonly given: readonly GivenRate[];
  readonly changes: readonly LevelChange[];
  readonly today: CalendarDay;
}

/**
 * What a member has earned of each category and may claim. Each day gives by its own rate and by the level that it began
 * with, or by what whoever stands above has given where that is more: one of both, so that no stake counts twice. It does
 * not matter when anybody looks. The days that are over are final: what corrects a bet of theirs stands
 * on the day of the correction and counts there, below zero if need be. What is below the smallest unit is kept.
 */
export function rebateAccounts({
  standings,
  turnovers,
  rates,
  given,
  changes,
  today,
}: RebateFacts): readonly RebateAccount[] {
  const categories = new Set(
    [...rates, ...given, ...standings, ...turnovers].map(({ category }) => category),
  );
  return [...categories].toSorted().map((category) => {
    const standing = standings.find((each) => each.category === category);
    const since = standing?.throughDay ?? '';
    let earnedParts = standing?.earnedParts ?? 0n;
    let totalParts = earnedParts;
    let todayTurnoverMinor = 0n;
    for (const row of turnovers) {
      if (row.category !== category || row.day <= since) continue;
      const clubRate = rateOn(rates, category, row.day, levelAtBeginOf(changes, row.day));
      const rate = Math.max(clubRate, givenRateOn(given, category, row.day));
      const parts = row.turnoverMinor * BigInt(rate);
      totalParts += parts;
      if (row.day < today) earnedParts += parts;
      else todayTurnoverMinor += row.turnoverMinor;
    }
    const paidMinor = standing?.paidMinor ?? zeroMinor;
    return {
      category,
      throughDay: since,
      earnedParts,
      paidMinor,
      totalParts,
      todayTurnoverMinor,
      claimableMinor: claimable(totalParts, paidMinor),
    };
  });
}

/** Rounded down; what was paid before a correction took it back is made up for by what comes. */
function claimable(totalParts: bigint, paidMinor: Minor): Minor {
  const whole = totalParts > 0n ? totalParts / partsOfMinor : 0n;
  return whole > paidMinor ? toMinor(whole - paidMinor) : zeroMinor;
}
