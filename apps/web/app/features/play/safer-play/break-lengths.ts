import type { PauseKind } from '@wau/contract/play-pauses';

/** A break that is offered; `days` is what travels, `null` for good. */
export interface BreakLength {
  readonly id: string;
  readonly kind: PauseKind;
  readonly days: number | null;
  /** How it is said. */
  readonly unit: 'days' | 'months' | 'years' | 'good';
  readonly count: number;
}

const ofDays = (days: number): BreakLength => ({
  id: `days-${days}`,
  kind: 'cool.off',
  days,
  unit: 'days',
  count: days,
});

const ofYears = (years: number): BreakLength => ({
  id: `years-${years}`,
  kind: 'exclusion',
  days: Math.ceil(years * 365.25),
  unit: 'years',
  count: years,
});

/** From a day to six weeks, and from half a year to for good. */
export const breakLengths: readonly [BreakLength, ...BreakLength[]] = [
  ofDays(1),
  ofDays(7),
  ofDays(14),
  ofDays(28),
  ofDays(42),
  { id: 'months-6', kind: 'exclusion', days: 184, unit: 'months', count: 6 },
  ofYears(1),
  ofYears(2),
  ofYears(5),
  { id: 'good', kind: 'exclusion', days: null, unit: 'good', count: 0 },
];
