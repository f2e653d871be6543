import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { PlayLimitKind } from '@wau/contract/play-limits';
import { Refusal } from '@wau/service/refusal';
import {
  changePlayLimit,
  type Limiter,
  type PlayLimitParts,
  readLimit,
  settled,
} from './change-play-limit.ts';
import { getPlayLimits } from './get-play-limits.ts';

/**
 * Lets a wider limit hold that has waited for its day. The member says which, so that nothing is confirmed that another
 * page has asked for meanwhile.
 *
 * @throws Refusal `play.limit.change.unknown`, `play.limit.change.early`
 */
export async function confirmPlayLimit(
  parts: PlayLimitParts,
  limiter: Limiter,
  kind: PlayLimitKind,
  { value }: CallBody<Calls['confirmPlayLimit']>,
): Promise<CallValue<Calls['confirmPlayLimit']>> {
  const confirmed = readLimit(value);
  await changePlayLimit(parts, limiter, kind, (stored, nowMs) => {
    const { limit_value: oldValue, pending_value: newValue, pending_from: from } = stored;
    if (from === null || newValue !== confirmed) throw new Refusal('play.limit.change.unknown');
    if (from.getTime() > nowMs) throw new Refusal('play.limit.change.early');
    return { limit: settled(newValue), change: { step: 'confirmed', oldValue, newValue } };
  });
  return getPlayLimits(parts, limiter);
}
