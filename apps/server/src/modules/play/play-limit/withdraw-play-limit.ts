import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { PlayLimitKind } from '@wau/contract/play-limits';
import { Refusal } from '@wau/service/refusal';
import { changePlayLimit, type Limiter, type PlayLimitParts, settled } from './change-play-limit.ts';
import { getPlayLimits } from './get-play-limits.ts';

/**
 * Gives up a wider limit that waits, before its day or after.
 *
 * @throws Refusal `play.limit.change.unknown`
 */
export async function withdrawPlayLimit(
  parts: PlayLimitParts,
  limiter: Limiter,
  kind: PlayLimitKind,
): Promise<CallValue<Calls['withdrawPlayLimit']>> {
  await changePlayLimit(parts, limiter, kind, (stored) => {
    const { limit_value: present, pending_value: oldValue, pending_from: from } = stored;
    if (from === null) throw new Refusal('play.limit.change.unknown');
    return { limit: settled(present), change: { step: 'withdrawn', oldValue, newValue: present } };
  });
  return getPlayLimits(parts, limiter);
}
