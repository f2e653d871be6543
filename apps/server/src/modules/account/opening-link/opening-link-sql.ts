import type { MemberId, MerchantCode, OpeningLinkId } from '@wau/contract/ids';
import type { MemberRates } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface OpeningLinkRow {
  readonly link_id: OpeningLinkId;
  readonly agent_id: MemberId;
  readonly code: string;
  readonly member_type: number;
  readonly rates: MemberRates;
  readonly is_on: boolean;
  readonly expires_at: Date | null;
  readonly agent_type: number;
  readonly is_agent_active: boolean;
}

/** The link of a code with the agent whose it is. */
export async function selectOpeningLinkByCode(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  code: string,
): Promise<OpeningLinkRow | undefined> {
  const [row] = await runner.query<OpeningLinkRow & Record<string, unknown>>({
    name: 'select-opening-link-by-code',
    text: `select link.link_id, link.agent_id, link.code, link.member_type, link.rates, link.is_on, link.expires_at,
                  agent.member_type as agent_type, agent.status = 'active' as is_agent_active
             from wau.opening_links as link
             join wau.members as agent on agent.merchant_id = $1 and agent.member_id = link.agent_id
            where link.merchant_id = $1 and link.code = $2`,
    values: [merchantCode, code],
  });
  return row;
}

export async function insertOpenedMember(
  tx: SqlRunner,
  opened: {
    readonly merchantCode: MerchantCode;
    readonly memberId: MemberId;
    readonly agentId: MemberId;
    readonly linkId: OpeningLinkId | null;
    readonly openedAt: Date;
  },
): Promise<void> {
  await tx.query({
    name: 'insert-opened-member',
    text: `insert into wau.opened_members (merchant_id, member_id, agent_id, link_id, opened_at)
           values ($1, $2, $3, $4, $5)`,
    values: [opened.merchantCode, opened.memberId, opened.agentId, opened.linkId, opened.openedAt],
  });
}

/** One more visit of a link on the day of a moment. */
export async function countVisit(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  linkId: OpeningLinkId,
  now: Date,
): Promise<void> {
  await runner.query({
    name: 'count-opening-link-visit',
    text: `insert into wau.opening_link_days as counted (merchant_id, link_id, day, visit_count)
           values ($1, $2, wau.merchant_day($1, $3), 1)
           on conflict (merchant_id, link_id, day) do update set visit_count = counted.visit_count + 1`,
    values: [merchantCode, linkId, now],
  });
}
