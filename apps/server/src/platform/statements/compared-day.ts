import type { ReconciliationState } from '@wau/contract/statement-differences';

/** What is stored of a day of a vendor or of a payment provider. */
export interface ComparedDayRow {
  readonly day: string;
  readonly state: ReconciliationState;
  readonly failure: string | null;
  readonly stated_count: number;
  readonly recorded_count: number;
  readonly difference_count: number;
  readonly is_cut: boolean;
  readonly compared_at: Date;
}

/** The same as operators read it, beside whose day it is. */
export function comparedDayView(row: ComparedDayRow) {
  return {
    day: row.day,
    state: row.state,
    failure: row.failure,
    statedCount: row.stated_count,
    recordedCount: row.recorded_count,
    differenceCount: row.difference_count,
    isCut: row.is_cut,
    comparedAt: row.compared_at.toISOString(),
  };
}
