import { type Minor, zeroMinor } from '@wau/money/minor';
import { addDays, type CalendarDay, firstOfMonth } from '../../../platform/calendar/calendar-days.ts';
import type { Played, PlayedDays } from './played-days.ts';

export interface LevelRule {
  readonly level: number;
  readonly requiredTurnoverMinor: Minor;
  readonly requiredDepositMinor: Minor;
  /** What has to be staked in a calendar month to keep it; zero: it is not lost. */
  readonly keepTurnoverMinor: Minor;
}

export interface ClubRules {
  /** In order, each asking for more than the one before. */
  readonly levels: readonly LevelRule[];
  /** Null: what counts is all since the account was opened. */
  readonly windowDays: number | null;
  readonly graceDays: number;
}

export interface LevelState {
  /** 0: below the first. */
  readonly level: number;
  /** Not lost before this day, the first of a month; null below the first level. */
  readonly keptUntil: CalendarDay | null;
  /** What was played before counts for no level any more. */
  readonly countedFrom: CalendarDay | null;
  readonly evaluatedDay: CalendarDay;
}

export interface LevelChange {
  readonly fromLevel: number;
  readonly toLevel: number;
  readonly day: CalendarDay;
}

export interface LevelCourse {
  readonly state: LevelState;
  readonly changes: readonly LevelChange[];
}

/**
 * A member's level from the day it was last worked out to today, day by day. Sums of days that are over do not change,
 * so it makes no difference how often, or when, anybody looks.
 *
 * A level that is reached is kept for the rest of the month and the whole month after it; from then on each month that
 * has its stakes keeps it for the next. A month that lacks them can be made up for in the days of grace; after them the
 * member falls by one level, keeps that one for the rest of the month, and counts anew for what is above.
 */
export function followLevel(
  rules: ClubRules,
  begin: LevelState,
  days: PlayedDays,
  today: CalendarDay,
): LevelCourse {
  const changes: LevelChange[] = [];
  let state = begin;
  for (let day = begin.evaluatedDay; day <= today; day = addDays(day, 1)) {
    for (const step of [beginDay, endDay]) {
      const next = step(rules, state, days, day);
      if (next.level !== state.level) changes.push({ fromLevel: state.level, toLevel: next.level, day });
      state = next;
    }
  }
  return {
    state: { ...state, evaluatedDay: today > begin.evaluatedDay ? today : begin.evaluatedDay },
    changes,
  };
}

/** What counts for reaching a level, up to a day and with it. */
export function countedUntil(
  { windowDays }: Pick<ClubRules, 'windowDays'>,
  { countedFrom }: Pick<LevelState, 'countedFrom'>,
  days: PlayedDays,
  day: CalendarDay,
): Played {
  const windowFrom = windowDays === null ? undefined : addDays(day, 1 - windowDays);
  const from = countedFrom !== null && (windowFrom ?? '') < countedFrom ? countedFrom : windowFrom;
  return days.between(from, addDays(day, 1));
}

export interface KeepStanding {
  readonly requiredMinor: Minor;
  readonly playedMinor: Minor;
  /** The month whose stakes count. */
  readonly countsFrom: CalendarDay;
  /** The level is not lost before. */
  readonly keptUntil: CalendarDay;
  /** The month is over and its stakes are not met. */
  readonly isInGrace: boolean;
  /** The first day on which it is too late. */
  readonly lostFrom: CalendarDay;
}

/** What is left to do to keep the level; `undefined` where there is nothing that could be lost. */
export function keepStanding(
  rules: ClubRules,
  { level, keptUntil }: LevelState,
  days: PlayedDays,
  today: CalendarDay,
): KeepStanding | undefined {
  const requiredMinor = keepRuleOf(rules, level);
  if (keptUntil === null || requiredMinor === zeroMinor) return undefined;
  const countsFrom = firstOfMonth(keptUntil, -1);
  const before = addDays(today, 1);
  const playedMinor = before <= countsFrom ? zeroMinor : days.between(countsFrom, before).turnoverMinor;
  const lostFrom = addDays(keptUntil, rules.graceDays);
  return { requiredMinor, playedMinor, countsFrom, keptUntil, isInGrace: today >= keptUntil, lostFrom };
}

function beginDay(rules: ClubRules, state: LevelState, days: PlayedDays, day: CalendarDay): LevelState {
  const { keptUntil, level } = state;
  if (keptUntil === null || day < keptUntil) return state;
  const requiredMinor = keepRuleOf(rules, level);
  if (requiredMinor === zeroMinor) return { ...state, keptUntil: firstOfMonth(day, 1) };
  const { turnoverMinor } = days.between(firstOfMonth(keptUntil, -1), day);
  if (turnoverMinor >= requiredMinor) return { ...state, keptUntil: firstOfMonth(keptUntil, 1) };
  if (day < addDays(keptUntil, rules.graceDays)) return state;
  const below = rules.levels.findLast((rule) => rule.level < level)?.level ?? 0;
  const kept = below === 0 ? null : firstOfMonth(day, 1);
  return { ...state, level: below, keptUntil: kept, countedFrom: day };
}

function endDay(rules: ClubRules, state: LevelState, days: PlayedDays, day: CalendarDay): LevelState {
  const counted = countedUntil(rules, state, days, day);
  const reached = rules.levels.findLast((rule) => isReached(rule, counted))?.level ?? 0;
  if (reached <= state.level) return state;
  return { ...state, level: reached, keptUntil: firstOfMonth(day, 2) };
}

export function isReached(rule: LevelRule, { turnoverMinor, depositedMinor }: Played): boolean {
  return rule.requiredTurnoverMinor <= turnoverMinor && rule.requiredDepositMinor <= depositedMinor;
}

/** Of the level that a member has, or of the highest below it where the operator has taken that one away. */
function keepRuleOf({ levels }: ClubRules, level: number): Minor {
  return levels.findLast((rule) => rule.level <= level)?.keepTurnoverMinor ?? zeroMinor;
}

/** The level that a day began with. */
export function levelAtBeginOf(changes: readonly LevelChange[], day: CalendarDay): number {
  return changes.findLast((change) => change.day < day)?.toLevel ?? 0;
}
