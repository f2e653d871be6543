import type { ContractKind, ContractProduct, ContractTerms } from './contract-terms.ts';

/** An accepted version with the days on which it holds, as `2026-01-31`. */
export interface DatedTerms extends ContractTerms {
  readonly startsOn: string;
  /** The last day; `null` until a later version ends it. */
  readonly endsOn: string | null;
}

/** Whether accepting a contract for one product ends that for another: nobody is paid twice for a bet. */
export function endsProduct(accepted: ContractProduct, running: ContractProduct): boolean {
  return accepted === running || accepted === 'CONS' || running === 'CONS';
}

/** What a set of contracts becomes when another one is accepted. */
export function withAccepted(held: readonly DatedTerms[], accepted: DatedTerms): readonly DatedTerms[] {
  const dayBefore = addDays(accepted.startsOn, -1);
  const rest = held.flatMap((terms): readonly DatedTerms[] => {
    if (!endsProduct(accepted.product, terms.product)) return [terms];
    if (terms.startsOn >= accepted.startsOn) return [];
    return terms.endsOn !== null && terms.endsOn < accepted.startsOn
      ? [terms]
      : [{ ...terms, endsOn: dayBefore }];
  });
  return [...rest, accepted];
}

/** What holds on a day. */
export function heldOn<Terms extends DatedTerms>(held: readonly Terms[], day: string): readonly Terms[] {
  return held.filter(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || endsOn >= day));
}

/** The days from one on at which something begins or is over: between them everything stays as it is. */
export function daysOfChange(from: string, ...sets: readonly (readonly DatedTerms[])[]): readonly string[] {
  const days = sets
    .flat()
    .flatMap(({ startsOn, endsOn }) => (endsOn === null ? [startsOn] : [startsOn, addDays(endsOn, 1)]));
  return [...new Set([from, ...days.filter((day) => day > from)])].sort();
}

/** The first day on which a contract that is accepted on a day can begin: salaries the next one, dividends a month's first. */
export function firstStart(kind: ContractKind, acceptedOn: string): string {
  const next = addDays(acceptedOn, 1);
  return isStart(kind, next) ? next : `${nextMonth(next)}-01`;
}

/** Dividends are of whole months or halves of them; a chain that began apart would be reckoned over different days. */
export function isStart(kind: ContractKind, day: string): boolean {
  return kind !== 'dividend' || day.endsWith('-01');
}

/** A day of the calendar so many days later. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function nextMonth(day: string): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toISOString().slice(0, 7);
}
