import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MemberId, type MerchantCode, parseId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readPage } from '@wau/service/http/cursor-page';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { personOf } from '../../../platform/audit/person-of.ts';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import { selectMerchantDay } from '../../../platform/calendar/merchant-day-sql.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { findMember } from '../../account/member/find-member.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { requireDeskMember } from '../../account/member-desk/require-desk-member.ts';
import {
  type AttributionRow,
  insertAttribution,
  selectAttributions,
  selectBrought,
  selectHeld,
  updateHeld,
} from './affiliate-members-sql.ts';
import { requireAffiliate } from './require-affiliate.ts';

interface Deciding {
  readonly merchantCode: MerchantCode;
  readonly actor: Actor;
}

/** Whom a member counts for, by name or id. Refuses `member.unknown`. */
export async function findAffiliateMember(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  { member: text }: CallQuery<Calls['findAffiliateMember']>,
): Promise<CallValue<Calls['findAffiliateMember']>> {
  const memberId =
    parseId('member', text.trim()) ?? (await findMember(runner, merchantCode, text.trim()))?.memberId;
  const member = memberId === undefined ? undefined : await selectBrought(runner, { merchantCode, memberId });
  if (memberId === undefined || member === undefined) throw new Refusal('member.unknown');
  const rows = await selectAttributions(runner, { merchantCode, memberId });
  const startsOn = await firstDayOf(runner, merchantCode, new Date(clock.nowMs()));
  const [latest] = rows;
  return {
    ...{ memberId, userName: member.username, uplineName: member.upline_name },
    affiliateId: latest?.affiliate_id ?? null,
    movedTo: latest?.since === startsOn ? startsOn : null,
    startsOn,
    list: rows.map(({ since, affiliate_name, standing, reason }) => ({
      ...{ since, affiliateName: affiliate_name, standing, reason },
    })),
  };
}

/** The day from which on a move counts: what today gives does not change while it is played. */
async function firstDayOf(runner: SqlRunner, merchantCode: MerchantCode, now: Date): Promise<string> {
  return addDays(await selectMerchantDay(runner, merchantCode, now), 1);
}

/**
 * Lets a member count for another affiliate, or for none, from tomorrow on: days that were counted, and the months they are
 * reckoned in, stay whose they were.
 *
 * Invariants: a day has one affiliate; a move is of what its operator has seen, so of two who move at once one is refused; the
 * same again finds it done.
 * Locks: the member's row.
 *
 * @throws Refusal `member.unknown`, `affiliate.unknown`, `affiliate.own.member`, `affiliate.moved.today`, `affiliate.changed`;
 *   InvalidRequestError without a reason
 */
export async function moveAffiliateMember(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode, actor }: Deciding,
  memberId: MemberId,
  { userName, seenAffiliateId, reason: text }: CallBody<Calls['moveAffiliateMember']>,
): Promise<Audited<CallValue<Calls['moveAffiliateMember']>>> {
  const reason = readReason(text);
  const now = new Date(clock.nowMs());
  await lockMember(tx, { merchantCode, memberId });
  await requireDeskMember(tx, { merchantCode, memberId });
  const affiliateId = await affiliateNamed(tx, merchantCode, userName);
  if (affiliateId === memberId) throw new Refusal('affiliate.own.member');
  const since = await firstDayOf(tx, merchantCode, now);
  const [before] = await selectAttributions(tx, { merchantCode, memberId });
  if (!isThere(before, affiliateId)) {
    if (before?.since === since) throw new Refusal('affiliate.moved.today');
    if ((before?.affiliate_id ?? null) !== seenAffiliateId) throw new Refusal('affiliate.changed');
    const { person } = personOf(actor);
    await insertAttribution(tx, merchantCode, {
      ...{ memberId, since, affiliateId, person, reason },
      at: now,
    });
  }
  return {
    value: { since: isThere(before, affiliateId) ? (before?.since ?? since) : since },
    change: {
      subject: memberId,
      oldValues: { affiliate: before?.affiliate_name ?? '' },
      newValues: { affiliate: userName.trim(), since, reason },
    },
  };
}

/** Whether a member counts for somebody, or nobody, already; who was held or rejected there does not. */
function isThere(before: AttributionRow | undefined, affiliateId: MemberId | null): boolean {
  if (before === undefined) return affiliateId === null;
  return before.affiliate_id === affiliateId && !['held', 'rejected'].includes(before.standing);
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
