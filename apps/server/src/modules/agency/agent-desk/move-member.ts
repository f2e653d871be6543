import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { defaultLanguage } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isTrial } from '../../../platform/sessions/member-types.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { setStoredUpline } from '../../account/member/set-stored-upline.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import { moveContracts } from '../contract/move-contracts.ts';
import { standsBelow } from '../team/stands-below.ts';
import { lockTree, type PlaceRow, selectPlace } from './agent-desk-sql.ts';
import type { AgentOfDesk } from './agent-of-desk.ts';

type Moved = CallValue<Calls['moveMember']>;

/**
 * Puts a member, with everybody below, under another upline, or at the top. What was agreed with the member stays: the
 * new upline, or the house, pays the contracts that hold or are to come, and a move that would leave it with a loss is refused.
 * What nobody has answered yet was the old upline's word and is replaced.
 *
 * Invariants: nobody comes to stand below the own team; the same again changes nothing; the member is told in the transaction.
 * Locks: the merchant's tree, the member's row, the new upline's row. Steps of contracts lock an agent's row and then the
 * upline's; since the new upline does not stand below the member, nobody waits in a circle.
 *
 * @throws Refusal `member.unknown`, `upline.changed`, `upline.circle`, `upline.unsuitable`, `upline.contract.uncovered`;
 *   InvalidRequestError without a reason
 */
export async function moveMember(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  member: AgentOfDesk,
  { uplineId, seenUplineId, reason: text }: CallBody<Calls['moveMember']>,
): Promise<Audited<Moved>> {
  const { merchantCode, memberId } = member;
  const reason = readReason(text);
  await lockTree(tx, merchantCode);
  await lockMember(tx, member);
  const place = await selectPlace(tx, merchantCode, memberId);
  if (place === undefined) throw new Refusal('member.unknown');
  if (place.upline_id === uplineId) return audited(place, uplineId, reason, 0);
  if (place.upline_id !== seenUplineId) throw new Refusal('upline.changed');
  if (isTrial({ memberType: place.member_type })) throw new Refusal('upline.unsuitable');
  if (uplineId !== null) await requireUpline(tx, member, uplineId);
  await setStoredUpline(tx, member, uplineId);
  const now = new Date(parts.clock.nowMs());
  const contractCount = await moveContracts(tx, { merchantCode, agentId: memberId }, now);
  await deliverInboxText(parts, tx, {
    ...{ merchantCode, memberId, language: defaultLanguage },
    ...{ textId: uplineId === null ? 'upline.moved.top' : 'upline.moved', values: {} },
  });
  return audited(place, uplineId, reason, contractCount);
}

/** Below the own team would be a circle, whoever that is. */
async function requireUpline(
  tx: SqlRunner,
  { merchantCode, memberId }: AgentOfDesk,
  uplineId: MemberId,
): Promise<void> {
  if (uplineId === memberId || (await standsBelow(tx, merchantCode, uplineId, memberId)))
    throw new Refusal('upline.circle');
  await lockMember(tx, { merchantCode, memberId: uplineId });
  const upline = await selectPlace(tx, merchantCode, uplineId);
  if (upline === undefined) throw new Refusal('member.unknown', { field: 'uplineId' });
  if (upline.status !== 'active' || isTrial({ memberType: upline.member_type }))
    throw new Refusal('upline.unsuitable', { field: 'uplineId' });
}

function audited(
  before: PlaceRow,
  uplineId: MemberId | null,
  reason: string,
  contractCount: number,
): Audited<Moved> {
  return {
    value: { uplineId, contractCount },
    change: {
      subject: before.member_id,
      oldValues: { upline: before.upline_id },
      newValues: { upline: uplineId, contractCount, reason },
    },
  };
}
