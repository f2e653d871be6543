import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { maskName } from '../../play/winner/mask-name.ts';
import { friendStanding } from './friend-standing.ts';
import { type InvitedFriendRow, selectInvitedFriends } from './invited-friends-sql.ts';

type Friends = CallValue<Calls['listInvitedFriends']>;

/** Whom the member has brought, newest first. The cursor is the last friend's id. */
export function listInvitedFriends(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant: { merchantCode }, member: { memberId } }: Pick<MemberContext, 'merchant' | 'member'>,
  { cursor, pageSize }: CallQuery<Calls['listInvitedFriends']>,
): Promise<Friends> {
  const before = readCursor(cursor, (text) => parseId('member', text));
  const nowMs = clock.nowMs();
  return readPage(
    pageSize,
    (limit) => selectInvitedFriends(runner, merchantCode, memberId, before, limit),
    (row) => friendView(row, nowMs),
    (row) => row.friend_member_id,
  );
}

function friendView(row: InvitedFriendRow, nowMs: number): Friends['list'][number] {
  const { state, changedAt } = friendStanding(row, nowMs);
  return {
    friendName: maskName(row.friend_username),
    state,
    changedAt: changedAt.toISOString(),
    registeredAt: row.registered_at.toISOString(),
    rewardMinor: state === 'rewarded' && row.amount_minor !== null ? minorToWire(row.amount_minor) : null,
  };
}
