import type { MemberId, MerchantCode, OpeningLinkId } from '@wau/contract/ids';
import type { MemberRates } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Whether an agent opened an account directly. */
export async function selectOpenedDirectly(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  agentId: MemberId,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'select-opened-directly',
    text: `select 1 as found from wau.opened_members
            where merchant_id = $1 and member_id = $2 and agent_id = $3 and link_id is null`,
    values: [merchantCode, memberId, agentId],
  });
  return rows.length > 0;
}

export interface AgentLink {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
}

interface OpenerRow {
  readonly member_type: number;
  readonly is_active: boolean;
}

/** Who opens accounts, as the row is now. */
export async function selectOpener(
  runner: SqlRunner,
  { merchantCode, agentId }: AgentLink,
): Promise<OpenerRow | undefined> {
  const [row] = await runner.query<OpenerRow & Record<string, unknown>>({
    name: 'select-opener',
    text: `select member_type, status = 'active' as is_active from wau.members
            where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, agentId],
  });
  return row;
}

export interface NewOpeningLink extends AgentLink {
  readonly linkId: OpeningLinkId;
  readonly code: string;
  readonly memberType: number;
  readonly rates: MemberRates;
  readonly note: string;
  readonly clientId: string;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export async function insertOpeningLink(tx: SqlRunner, link: NewOpeningLink): Promise<void> {
  await tx.query({
    name: 'insert-opening-link',
    text: `insert into wau.opening_links
             (merchant_id, link_id, agent_id, code, member_type, rates, note, client_id, expires_at, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      ...[
        link.merchantCode,
        link.linkId,
        link.agentId,
        link.code,
        link.memberType,
        JSON.stringify(link.rates),
      ],
      ...[link.note, link.clientId, link.expiresAt, link.createdAt],
    ],
  });
}

export async function updateOpeningLink(
  tx: SqlRunner,
  { merchantCode, agentId }: AgentLink,
  linkId: OpeningLinkId,
  isOn: boolean,
): Promise<void> {
  await tx.query({
    name: 'update-opening-link',
    text: 'update wau.opening_links set is_on = $4 where merchant_id = $1 and agent_id = $2 and link_id = $3',
    values: [merchantCode, agentId, linkId, isOn],
  });
}

/** Links of an agent that are on and have not expired. */
export async function selectOpenLinkCount(
  runner: SqlRunner,
  { merchantCode, agentId }: AgentLink,
  now: Date,
): Promise<number> {
  const [row] = await runner.query<{ link_count: number }>({
    name: 'select-open-link-count',
    text: `select count(*)::integer as link_count from wau.opening_links
            where merchant_id = $1 and agent_id = $2 and is_on and (expires_at is null or expires_at > $3)`,
    values: [merchantCode, agentId, now],
  });
  return row?.link_count ?? 0;
}

export interface AgentLinkRow {
  readonly link_id: OpeningLinkId;
  readonly code: string;
  readonly member_type: number;
  readonly rates: MemberRates;
  readonly note: string;
  readonly is_on: boolean;
  readonly expires_at: Date | null;
  readonly created_at: Date;
  readonly visit_count: number;
  readonly registered_count: number;
  readonly first_deposit_count: number;
}

const columns = `link.link_id, link.code, link.member_type, link.rates, link.note, link.is_on, link.expires_at,
                  link.created_at,
                  coalesce((select sum(visit_count) from wau.opening_link_days as counted
                             where counted.merchant_id = $1 and counted.link_id = link.link_id), 0)::integer
                    as visit_count,
                  opened.registered_count, opened.first_deposit_count`;

/** Who registered by a link, and who of them has deposited. */
const withOpened = `
             join lateral (
                    select count(*)::integer as registered_count,
                           count(*) filter (where exists (
                             select from wau.deposits as deposit
                              where deposit.merchant_id = $1 and deposit.member_id = each.member_id
                                and deposit.status = 'approved'))::integer as first_deposit_count
                      from wau.opened_members as each
                     where each.merchant_id = $1 and each.link_id = link.link_id) as opened on true`;

/** The links of an agent, the newest first. */
export function selectOpeningLinks(
  runner: SqlRunner,
  { merchantCode, agentId }: AgentLink,
  before: OpeningLinkId | undefined,
  limit: number,
): Promise<readonly AgentLinkRow[]> {
  return runner.query<AgentLinkRow & Record<string, unknown>>({
    name: 'select-opening-links',
    text: `select ${columns}
             from (select * from wau.opening_links
                    where merchant_id = $1 and agent_id = $2 and ($3::text is null or link_id < $3)
                    order by link_id desc limit $4) as link${withOpened}
            order by link.link_id desc`,
    values: [merchantCode, agentId, before ?? null, limit],
  });
}

/** One of them: by its id, or by what the agent's client called it. */
export async function selectOpeningLink(
  runner: SqlRunner,
  { merchantCode, agentId }: AgentLink,
  named: { readonly linkId: OpeningLinkId } | { readonly clientId: string },
): Promise<AgentLinkRow | undefined> {
  const [row] = await runner.query<AgentLinkRow & Record<string, unknown>>({
    name: 'select-opening-link',
    text: `select ${columns} from wau.opening_links as link${withOpened}
            where link.merchant_id = $1 and link.agent_id = $2 and (link.link_id = $3 or link.client_id = $4)`,
    values: [
      ...[merchantCode, agentId],
      ...['linkId' in named ? named.linkId : null, 'clientId' in named ? named.clientId : null],
    ],
  });
  return row;
}
