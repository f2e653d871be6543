import type { MemberId, MerchantCode, OpeningLinkId } from '@wau/contract/ids';
import { type MemberRates, withinOwn } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readMemberRates, writeMemberRates } from '../member-rate/member-rates.ts';
import { insertOpenedMember } from './opening-link-sql.ts';

export interface OpenedBelow {
  readonly merchantCode: MerchantCode;
  /** Has just been opened in the same transaction. */
  readonly memberId: MemberId;
  readonly agentId: MemberId;
  /** Null: the agent opened the account directly. */
  readonly linkId: OpeningLinkId | null;
  readonly rates: MemberRates;
  readonly now: Date;
}

/**
 * What a new member gets who was opened below an agent: where it came from, and its rates from today on. No more than the
 * agent has by now, today and later: a link may be older than the agent's own rates.
 *
 * Locks: the caller has locked the agent's row, so that the agent's rates do not change meanwhile.
 */
export async function openBelow(tx: SqlRunner, opened: OpenedBelow): Promise<void> {
  const { merchantCode, memberId, agentId, linkId, now } = opened;
  await insertOpenedMember(tx, { merchantCode, memberId, agentId, linkId, openedAt: now });
  const today = await readMemberRates(tx, merchantCode, [agentId], now);
  const later = await readMemberRates(tx, merchantCode, [agentId]);
  const rates = withinOwn(opened.rates, today.get(agentId) ?? {}, later.get(agentId) ?? {});
  await writeMemberRates(tx, { merchantCode, memberId }, rates, { daysAhead: 0, by: agentId, at: now });
}
