import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectPause } from './play-pause-sql.ts';

interface Paused {
  readonly merchant: Pick<MemberContext['merchant'], 'merchantCode'>;
  readonly member: Pick<MemberContext['member'], 'memberId'>;
}

/** What keeps a member from play now: of several the one that holds longest. */
export async function getPlayPause(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Paused,
): Promise<CallValue<Calls['getPlayPause']>> {
  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  const row = await selectPause(runner, owner, new Date(clock.nowMs()));
  if (row === undefined) return { pause: null };
  return {
    pause: {
      kind: row.kind,
      source: row.source,
      beginsAt: row.begins_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
    },
  };
}
