import { type PlayLimitKind, playLimitKinds, timeLimitKind } from '@wau/contract/play-limits';

/** What limits are of, in the order of the page. */
export const limitGroups = ['deposit', 'loss', 'stake', 'session'] as const;

export type LimitGroup = (typeof limitGroups)[number];
export type LimitPeriod = 'day' | 'week' | 'month' | 'once';

export interface LimitParts {
  readonly group: LimitGroup;
  readonly period: LimitPeriod;
}

export function partsOf(kind: PlayLimitKind): LimitParts {
  const [group, period] = kind.split('.');
  return { group: group as LimitGroup, period: period as LimitPeriod };
}

/** The limits of a group; of play money there is the time alone. */
export function kindsOf(group: LimitGroup): readonly PlayLimitKind[] {
  return playLimitKinds.filter((kind) => partsOf(kind).group === group);
}

export function groupsFor(limitsMoney: boolean): readonly LimitGroup[] {
  return limitsMoney ? limitGroups : ['session'];
}

export function isTimeLimit(kind: PlayLimitKind): boolean {
  return kind === timeLimitKind;
}

/** Times of a day to choose from, with the one that holds where it is none of these. */
export function timesToChoose(present: string | null): readonly string[] {
  const usual = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480];
  const all = present === null ? usual : [...new Set([...usual, Number(present)])].toSorted((a, b) => a - b);
  return all.map(String);
}

/** Whether a limit would let more through than the one that holds. */
export function isWider(value: string | null, present: string | null): boolean {
  if (present === null) return false;
  return value === null || BigInt(value) > BigInt(present);
}
