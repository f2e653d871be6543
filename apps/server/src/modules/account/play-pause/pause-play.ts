import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { beginPause, type PauseParts } from './begin-pause.ts';

/**
 * A member takes a break. It holds for the longest that was ever asked for, so that a second wish never shortens the first.
 *
 * @throws Refusal `play.pause.length.wrong`
 */
export async function pausePlay(
  parts: PauseParts & Pick<ServerParts, 'database'>,
  { merchant, member }: Pick<MemberContext, 'merchant' | 'member'>,
  wish: CallBody<Calls['pausePlay']>,
): Promise<CallValue<Calls['pausePlay']>> {
  const paused = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  const by = { source: 'member', reason: '' } as const;
  const endsAt = await withTransaction(parts.database, (tx) => beginPause(parts, tx, paused, wish, by));
  return { endsAt: endsAt?.toISOString() ?? null };
}
