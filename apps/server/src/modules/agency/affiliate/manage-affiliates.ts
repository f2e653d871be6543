import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readPage } from '@wau/service/http/cursor-page';
import type { Random } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isAgent } from '../../../platform/sessions/member-types.ts';
import { findMember } from '../../account/member/find-member.ts';
import { usernameKeyOf } from '../../account/member/username-key.ts';
import { selectPlanOn } from './affiliate-plans-sql.ts';
import {
  type AffiliateOwner,
  insertCode,
  insertPartner,
  lockPartner,
  selectCodeOwner,
  selectCodes,
  selectPartners,
  updateCode,
  updatePartner,
} from './affiliate-sql.ts';

/** Codes of an affiliate: one for each place it advertises in, and some to spare. */
const mostCodes = 50;
const codeLetters = 'abcdefghjkmnpqrstvwxyz23456789';
const randomCodeLength = 10;

/** Affiliates by name. */
export async function listAffiliates(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { search = '', cursor = '', pageSize }: CallQuery<Calls['listAffiliates']>,
): Promise<CallValue<Calls['listAffiliates']>> {
  const page = await readPage(
    pageSize,
    (limit) => selectPartners(runner, merchantCode, { search: usernameKeyOf(search), after: cursor, limit }),
    (row) => row,
    (row) => row.username_key,
  );
  const codes = await selectCodes(
    runner,
    merchantCode,
    page.list.map(({ member_id }) => member_id),
  );
  return {
    ...page,
    list: page.list.map((row) => ({
      memberId: row.member_id,
      userName: row.username,
      planCode: row.plan_code,
      enabled: row.enabled,
      openedAt: row.opened_at.toISOString(),
      memberCount: Number(row.member_count),
      codes: codes
        .filter(({ payee_member_id }) => payee_member_id === row.member_id)
        .map(({ affiliate_code, enabled, domains }) => ({
          affiliateCode: affiliate_code,
          enabled,
          domains: [...domains],
        })),
    })),
  };
}

/**
 * Makes an agent an affiliate with a code. The same again finds itself done; whoever is one by another plan or code
 * is not changed by it.
 *
 * Locks: the affiliate's row.
 *
 * @throws Refusal `member.unknown`, `affiliate.agent.only`, `affiliate.plan.unknown`, `affiliate.code.taken`,
 *   `affiliate.changed`; InvalidRequestError without a reason
 */
export async function openAffiliate(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { userName, planCode, affiliateCode, reason: text }: CallBody<Calls['openAffiliate']>,
): Promise<Audited<CallValue<Calls['openAffiliate']>>> {
  const reason = readReason(text);
  const now = new Date(clock.nowMs());
  const member = await findMember(tx, merchantCode, userName);
  if (member === undefined) throw new Refusal('member.unknown');
  if (!isAgent(member)) throw new Refusal('affiliate.agent.only');
  await requirePlan(tx, merchantCode, planCode, now);
  const owner = { merchantCode, memberId: member.memberId };
  await insertPartner(tx, owner, planCode, now);
  const partner = await lockPartner(tx, owner);
  if (partner?.plan_code !== planCode) throw new Refusal('affiliate.changed');
  const codes = await selectCodes(tx, merchantCode, [owner.memberId]);
  const known = codes.find((row) => affiliateCode === undefined || row.affiliate_code === affiliateCode);
  if (known === undefined && codes.length > 0) throw new Refusal('affiliate.changed');
  const code = known?.affiliate_code ?? affiliateCode ?? randomCode(random);
  if (known === undefined && !(await insertCode(tx, owner, code, true)))
    throw new Refusal('affiliate.code.taken');
  return {
    value: { memberId: owner.memberId, affiliateCode: code },
    change: {
      subject: owner.memberId,
      oldValues: {},
      newValues: { userName: member.userName, planCode, affiliateCode: code, reason },
    },
  };
}

/** Nobody comes upon somebody else's by trying. */
function randomCode(random: Random): string {
  return [...random.bytes(randomCodeLength)].map((byte) => codeLetters[byte % codeLetters.length]).join('');
}

async function requirePlan(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  planCode: string,
  now: Date,
): Promise<void> {
  const plan = await selectPlanOn(tx, merchantCode, planCode, now.toISOString().slice(0, 10));
  if (plan === undefined) throw new Refusal('affiliate.plan.unknown');
}

/**
 * Gives an affiliate another plan, by which the next month that is counted is reckoned, or switches it off and on.
 *
 * Locks: the affiliate's row.
 *
 * @throws Refusal `affiliate.unknown`, `affiliate.plan.unknown`; InvalidRequestError without a reason
 */
export async function changeAffiliate(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  owner: AffiliateOwner,
  { planCode, enabled, reason: text }: CallBody<Calls['changeAffiliate']>,
): Promise<Audited<CallValue<Calls['changeAffiliate']>>> {
  const reason = readReason(text);
  const partner = await lockPartner(tx, owner);
  if (partner === undefined) throw new Refusal('affiliate.unknown');
  await requirePlan(tx, owner.merchantCode, planCode, new Date(clock.nowMs()));
  await updatePartner(tx, owner, planCode, enabled);
  return {
    value: { planCode, enabled },
    change: {
      subject: owner.memberId,
      oldValues: { planCode: partner.plan_code, enabled: partner.enabled },
      newValues: { planCode, enabled, reason },
    },
  };
}

/**
 * Gives an affiliate a code, or switches one of its own off and on.
 *
 * Locks: the affiliate's row.
 *
 * @throws Refusal `affiliate.unknown`, `affiliate.code.taken`, `affiliate.code.many`; InvalidRequestError without a reason
 */
export async function addAffiliateCode(
  tx: SqlRunner,
  owner: AffiliateOwner,
  { affiliateCode, enabled, reason: text }: CallBody<Calls['addAffiliateCode']>,
): Promise<Audited<CallValue<Calls['addAffiliateCode']>>> {
  const reason = readReason(text);
  const { merchantCode, memberId } = owner;
  if ((await lockPartner(tx, owner)) === undefined) throw new Refusal('affiliate.unknown');
  const known = await selectCodeOwner(tx, merchantCode, affiliateCode);
  if (known === undefined) {
    const codes = await selectCodes(tx, merchantCode, [memberId]);
    if (codes.length >= mostCodes) throw new Refusal('affiliate.code.many');
    if (!(await insertCode(tx, owner, affiliateCode, enabled))) throw new Refusal('affiliate.code.taken');
  } else {
    if (known.payee_member_id !== memberId) throw new Refusal('affiliate.code.taken');
    await updateCode(tx, merchantCode, known.affiliate_code, enabled);
  }
  const code = known?.affiliate_code ?? affiliateCode;
  return {
    value: { affiliateCode: code, enabled },
    change: {
      subject: memberId,
      oldValues: known === undefined ? {} : { enabled: known.enabled },
      newValues: { affiliateCode: code, enabled, reason },
    },
  };
}
