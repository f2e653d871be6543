import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  addDays,
  type Days,
  type DaysCheck,
  dayIn,
  daysOf,
  type Period,
  periods,
} from '../../platform/records/record-days.ts';
import { useSite } from '../../platform/site/site-query.ts';

export interface RecordFilter {
  readonly period: Period;
  /** The days of the period, or what is wrong with those that were chosen. */
  readonly checked: DaysCheck;
  /** What stands in the fields of chosen days. */
  readonly chosen: Days;
  readonly today: string;
  /** Another filter that the address names, if it is one of these. */
  choiceOf<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
  /** What else the address says by a name. */
  textOf(name: string): string | undefined;
  /** Changes the address in place: a reload and the way back keep the filter, and it is no step of its own. */
  change(changes: Readonly<Record<string, string | undefined>>): void;
}

const firstPeriod: Period = 'week';

/** The filter of a record, as the address says it. */
export function useRecordFilter(): RecordFilter {
  const [address, setAddress] = useSearchParams();
  // The address changes a moment after the tap; what was chosen shows at once, until the address is another.
  const [ahead, setAhead] = useState<{ readonly of: URLSearchParams; readonly search: URLSearchParams }>();
  const search = ahead?.of === address ? ahead.search : address;
  const { timeZone } = useSite();
  const today = dayIn(timeZone, new Date());
  const choiceOf = <Choice extends string>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === search.get(name));
  const period = choiceOf('period', periods) ?? firstPeriod;
  const chosen = { fromDay: search.get('from') ?? addDays(today, -6), toDay: search.get('to') ?? today };
  return {
    period,
    checked: daysOf(period, today, chosen),
    chosen,
    today,
    choiceOf,
    textOf: (name) => search.get(name) ?? undefined,
    change(changes) {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      setAhead({ of: address, search: next });
      setAddress(next, { replace: true, preventScrollReset: true });
    },
  };
}
