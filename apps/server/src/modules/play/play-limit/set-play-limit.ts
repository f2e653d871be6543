import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import {
  checkKind,
  isInMinutes,
  limitWaitHours,
  longestCheckMinutes,
  longestTimeLimitMinutes,
  type PlayLimitKind,
  shortestCheckMinutes,
  shortestTimeLimitMinutes,
  timeLimitKind,
} from '@wau/contract/play-limits';
import { Refusal } from '@wau/service/refusal';
import { isTrial } from '../../../platform/sessions/member-types.ts';
import {
  changePlayLimit,
  type Limiter,
  type LimitStep,
  type PlayLimitParts,
  readLimit,
  settled,
} from './change-play-limit.ts';
import { getPlayLimits } from './get-play-limits.ts';

const limitWaitMs = limitWaitHours * 3_600_000;

/**
 * Sets a limit, by its member alone: a first or narrower one holds at once and takes the place of what waits; a wider one,
 * or none, waits for a day. The same again begins no new wait.
 *
 * @throws Refusal `module.unavailable` for a limit on play money, `play.limit.time.wrong`
 */
export async function setPlayLimit(
  parts: PlayLimitParts,
  limiter: Limiter,
  kind: PlayLimitKind,
  { value }: CallBody<Calls['setPlayLimit']>,
): Promise<CallValue<Calls['setPlayLimit']>> {
  if (!isInMinutes(kind) && isTrial(limiter.member)) throw new Refusal('module.unavailable');
  const asked = readLimit(value);
  if (asked !== null) requireMinutes(kind, asked);
  await changePlayLimit(parts, limiter, kind, towards(asked));
  return getPlayLimits(parts, limiter);
}

const boundsOfMinutes: Readonly<Partial<Record<PlayLimitKind, readonly [least: number, most: number]>>> = {
  [timeLimitKind]: [shortestTimeLimitMinutes, longestTimeLimitMinutes],
  [checkKind]: [shortestCheckMinutes, longestCheckMinutes],
};

function requireMinutes(kind: PlayLimitKind, minutes: bigint): void {
  const [least, most] = boundsOfMinutes[kind] ?? [0, undefined];
  if (minutes < least || (most !== undefined && minutes > most)) {
    throw new Refusal('play.limit.time.wrong', { field: 'value' });
  }
}

function towards(asked: bigint | null): LimitStep {
  return (stored, nowMs) => {
    const { limit_value: present, pending_value: pending, pending_from: pendingFrom } = stored;
    const change = { oldValue: present, newValue: asked };
    if (asked === present) {
      if (pendingFrom === null) return undefined;
      return { limit: settled(present), change: { ...change, step: 'withdrawn' } };
    }
    if (asked !== null && (present === null || asked < present)) {
      return { limit: settled(asked), change: { ...change, step: 'set' } };
    }
    if (pendingFrom !== null && pending === asked) return undefined;
    return {
      limit: { limit_value: present, pending_value: asked, pending_from: new Date(nowMs + limitWaitMs) },
      change: { ...change, step: 'asked' },
    };
  };
}
