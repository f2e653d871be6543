import { type Minor, toMinor } from '@wau/money/minor';

export interface ClubStep {
  readonly level: number;
  readonly requiredTurnoverMinor: Minor;
}

export interface ClubStanding {
  /** Absent below the first level. */
  readonly level?: number;
  /** Absent at the highest. */
  readonly next?: { readonly level: number; readonly missingMinor: Minor };
}

/** Where a turnover stands among levels that are in order and each ask for more than the one before. */
export function clubStanding(turnoverMinor: Minor, steps: readonly ClubStep[]): ClubStanding {
  const reached = steps.findLast((step) => step.requiredTurnoverMinor <= turnoverMinor);
  const next = steps.find((step) => step.requiredTurnoverMinor > turnoverMinor);
  return {
    ...(reached === undefined ? {} : { level: reached.level }),
    ...(next === undefined
      ? {}
      : {
          next: { level: next.level, missingMinor: toMinor(next.requiredTurnoverMinor - turnoverMinor) },
        }),
  };
}
