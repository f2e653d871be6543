import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type LimitOwner, selectLimitChanges, selectPlayLimits } from './play-limit-sql.ts';
import { playLimitViews } from './play-limit-view.ts';

/** So many changes are shown at once. */
const shownChanges = 100;

/** What a member has limited, for operators, who can only look. */
export async function getMemberPlayLimits(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  owner: LimitOwner,
): Promise<CallValue<Calls['getMemberPlayLimits']>> {
  const nowMs = clock.nowMs();
  const [rows, changes] = await Promise.all([
    selectPlayLimits(runner, owner, new Date(nowMs)),
    selectLimitChanges(runner, owner, shownChanges),
  ]);
  return {
    list: playLimitViews(rows, nowMs),
    changes: changes.map(({ kind, step, old_value, new_value, changed_at }) => ({
      kind,
      step,
      oldValue: old_value === null ? null : old_value.toString(),
      newValue: new_value === null ? null : new_value.toString(),
      changedAt: changed_at.toISOString(),
    })),
  };
}
