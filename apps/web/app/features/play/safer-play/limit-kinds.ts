import { checkKind, type PlayLimitKind, playLimitKinds } from '@wau/contract/play-limits';

/** What limits are of, in the order of the page. */
export const limitGroups = ['deposit', 'loss', 'stake', 'session', 'check'] as const;

export type LimitGroup = (typeof limitGroups)[number];
export type LimitPeriod = 'day' | 'week' | 'month' | 'once' | 'every';

export interface LimitParts {
  readonly group: LimitGroup;
  readonly period: LimitPeriod;
}

export function partsOf(kind: PlayLimitKind): LimitParts {
  const [group, period] = kind.split('.');
  return { group: group as LimitGroup, period: period as LimitPeriod };
}

/** The limits of a group. */
export function kindsOf(group: LimitGroup): readonly PlayLimitKind[] {
  return playLimitKinds.filter((kind) => partsOf(kind).group === group);
}

/** Of play money there is the time alone, and how often it is looked back on. */
export function groupsFor(limitsMoney: boolean): readonly LimitGroup[] {
  return limitsMoney ? limitGroups : ['session', 'check'];
}

const timesOfDay = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480];
const checkTimes = [10, 15, 20, 30, 45, 60, 90, 120, 180, 240];

/**
 * Times to choose from, with the one that holds where it is none of these. Nobody looks back less often than the merchant
 * asks for.
 */
export function timesToChoose(
  kind: PlayLimitKind,
  present: string | null,
  checkMinutes: number,
): readonly string[] {
  const usual = kind === checkKind ? checkTimes.filter((minutes) => minutes < checkMinutes) : timesOfDay;
  const all = present === null ? usual : [...new Set([...usual, Number(present)])].toSorted((a, b) => a - b);
  return all.map(String);
}

/** Whether a limit would let more through than the one that holds. */
export function isWider(value: string | null, present: string | null): boolean {
  if (present === null) return false;
  return value === null || BigInt(value) > BigInt(present);
}
