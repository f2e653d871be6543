import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readPage } from '@wau/service/http/cursor-page';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { personOf } from '../../../platform/audit/person-of.ts';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findMember } from '../../account/member/find-member.ts';
import { requireDeskMember } from '../../account/member-desk/require-desk-member.ts';
import {
  insertAttribution,
  selectAttribution,
  selectHeld,
  selectMerchantDay,
  updateHeld,
} from './affiliate-members-sql.ts';
import { requireAffiliate } from './require-affiliate.ts';

interface Deciding {
  readonly merchantCode: MerchantCode;
  readonly actor: Actor;
}

/**
 * Lets a member count for another affiliate, or for none, from tomorrow on: days that were counted stay whose they were.
 *
 * @throws Refusal `member.unknown`, `affiliate.unknown`, `affiliate.own.member`; InvalidRequestError without a reason
 */
export async function moveAffiliateMember(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode, actor }: Deciding,
  memberId: MemberId,
  { userName, reason: text }: CallBody<Calls['moveAffiliateMember']>,
): Promise<Audited<CallValue<Calls['moveAffiliateMember']>>> {
  const reason = readReason(text);
  const now = new Date(clock.nowMs());
  await requireDeskMember(tx, { merchantCode, memberId });
  const affiliateId = await affiliateNamed(tx, merchantCode, userName);
  if (affiliateId === memberId) throw new Refusal('affiliate.own.member');
  const since = addDays(await selectMerchantDay(tx, merchantCode, now), 1);
  const before = await selectAttribution(tx, { merchantCode, memberId });
  const { person } = personOf(actor);
  const stored = await insertAttribution(tx, merchantCode, {
    ...{ memberId, since, affiliateId, person, reason },
    at: now,
  });
  // A second change of the same day waits for the next one, so that what was said is kept.
  if (!stored && before?.affiliate_id !== affiliateId) throw new Refusal('affiliate.changed');
  return {
    value: { since },
    change: {
      subject: memberId,
      oldValues: { affiliate: before?.affiliate_id ?? '' },
      newValues: { affiliate: affiliateId ?? '', userName, since, reason },
    },
  };
}

async function affiliateNamed(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  userName: string,
): Promise<MemberId | null> {
  if (userName.trim() === '') return null;
  const member = await findMember(tx, merchantCode, userName);
  if (member === undefined) throw new Refusal('affiliate.unknown');
  const { member_id } = await requireAffiliate(tx, { merchantCode, memberId: member.memberId });
  return member_id;
}

/** Who waits for a decision. */
export function listHeldAffiliateMembers(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { cursor = '', pageSize }: CallQuery<Calls['listHeldAffiliateMembers']>,
): Promise<CallValue<Calls['listHeldAffiliateMembers']>> {
  return readPage(
    pageSize,
    (limit) => selectHeld(runner, merchantCode, cursor, limit),
    (row) => ({
      memberId: row.member_id,
      userName: row.username,
      affiliateName: row.affiliate_name,
      registeredAt: row.registered_at.toISOString(),
      marks: [...row.marks],
    }),
    (row) => row.member_id,
  );
}

/**
 * Lets a member who was held count for the affiliate, with all days since the registration, or not at all. Decided once.
 *
 * @throws Refusal `member.unknown`, `affiliate.member.decided`; InvalidRequestError without a reason
 */
export async function decideAffiliateMember(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode, actor }: Deciding,
  memberId: MemberId,
  { decision, reason: text }: CallBody<Calls['decideAffiliateMember']>,
): Promise<Audited<CallValue<Calls['decideAffiliateMember']>>> {
  const reason = readReason(text);
  await requireDeskMember(tx, { merchantCode, memberId });
  const { person } = personOf(actor);
  const decided = { standing: decision, person, reason, at: new Date(clock.nowMs()) };
  if (!(await updateHeld(tx, { merchantCode, memberId }, decided)))
    throw new Refusal('affiliate.member.decided');
  return {
    value: { decision },
    change: { subject: memberId, oldValues: { standing: 'held' }, newValues: { standing: decision, reason } },
  };
}
