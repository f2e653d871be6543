import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface AffiliateOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
}

export interface PartnerRow {
  readonly member_id: MemberId;
  readonly plan_code: string;
  readonly enabled: boolean;
  readonly opened_at: Date;
}

export async function selectPartner(
  runner: SqlRunner,
  { merchantCode, memberId }: AffiliateOwner,
): Promise<PartnerRow | undefined> {
  const [row] = await runner.query<PartnerRow & Record<string, unknown>>({
    name: 'select-affiliate-partner',
    text: `select member_id, plan_code, enabled, opened_at from wau.affiliate_partners
            where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId],
  });
  return row;
}

/** The same, and nobody else changes it or what it owns before the transaction ends. */
export async function lockPartner(
  tx: SqlRunner,
  { merchantCode, memberId }: AffiliateOwner,
): Promise<PartnerRow | undefined> {
  const [row] = await tx.query<PartnerRow & Record<string, unknown>>({
    name: 'lock-affiliate-partner',
    text: `select member_id, plan_code, enabled, opened_at from wau.affiliate_partners
            where merchant_id = $1 and member_id = $2 for update`,
    values: [merchantCode, memberId],
  });
  return row;
}

export async function insertPartner(
  tx: SqlRunner,
  { merchantCode, memberId }: AffiliateOwner,
  planCode: string,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'insert-affiliate-partner',
    text: `insert into wau.affiliate_partners (merchant_id, member_id, plan_code, opened_at) values ($1, $2, $3, $4)
           on conflict do nothing`,
    values: [merchantCode, memberId, planCode, now],
  });
}

export async function updatePartner(
  tx: SqlRunner,
  { merchantCode, memberId }: AffiliateOwner,
  planCode: string,
  enabled: boolean,
): Promise<void> {
  await tx.query({
    name: 'update-affiliate-partner',
    text: `update wau.affiliate_partners set plan_code = $3, enabled = $4 where merchant_id = $1 and member_id = $2`,
    values: [merchantCode, memberId, planCode, enabled],
  });
}

export interface CodeRow {
  readonly payee_member_id: MemberId | null;
  readonly affiliate_code: string;
  readonly enabled: boolean;
  readonly domains: readonly string[];
}

/** The codes of affiliates, with the hosts that stand for them. */
export function selectCodes(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberIds: readonly MemberId[],
): Promise<readonly CodeRow[]> {
  return runner.query<CodeRow & Record<string, unknown>>({
    name: 'select-affiliate-codes',
    text: `select affiliate.payee_member_id, affiliate.affiliate_code, affiliate.enabled,
                  array(select domain from wau.affiliate_domains as named
                         where named.merchant_id = $1 and named.affiliate_code = affiliate.affiliate_code
                         order by domain) as domains
             from wau.affiliates as affiliate
            where affiliate.merchant_id = $1 and affiliate.payee_member_id = any ($2)
            order by affiliate.affiliate_code`,
    values: [merchantCode, memberIds],
  });
}

/** Whoever has a code, however it is spelt. */
export async function selectCodeOwner(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  code: string,
): Promise<Omit<CodeRow, 'domains'> | undefined> {
  const [row] = await runner.query<Omit<CodeRow, 'domains'> & Record<string, unknown>>({
    name: 'select-affiliate-code-owner',
    text: `select payee_member_id, affiliate_code, enabled from wau.affiliates
            where merchant_id = $1 and code_key = lower($2)`,
    values: [merchantCode, code],
  });
  return row;
}

/** `false` where somebody has the code. */
export async function insertCode(
  tx: SqlRunner,
  { merchantCode, memberId }: AffiliateOwner,
  code: string,
  enabled: boolean,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'insert-affiliate-code',
    text: `insert into wau.affiliates (merchant_id, affiliate_code, payee_member_id, enabled) values ($1, $2, $3, $4)
           on conflict do nothing returning 1`,
    values: [merchantCode, code, memberId, enabled],
  });
  return rows.length > 0;
}

export async function updateCode(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  code: string,
  enabled: boolean,
): Promise<void> {
  await tx.query({
    name: 'update-affiliate-code',
    text: `update wau.affiliates set enabled = $3 where merchant_id = $1 and affiliate_code = $2`,
    values: [merchantCode, code, enabled],
  });
}

/** The code that exactly this host stands for. */
export async function selectDomain(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  domain: string,
): Promise<{ readonly affiliate_code: string; readonly payee_member_id: MemberId | null } | undefined> {
  const [row] = await runner.query<{ affiliate_code: string; payee_member_id: MemberId | null }>({
    name: 'select-affiliate-domain',
    text: `select named.affiliate_code, affiliate.payee_member_id
             from wau.affiliate_domains as named
             join wau.affiliates as affiliate using (merchant_id, affiliate_code)
            where merchant_id = $1 and named.domain = $2`,
    values: [merchantCode, domain],
  });
  return row;
}

/** `false` where it stands for another code by now. */
export async function insertDomain(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  domain: string,
  code: string,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'insert-affiliate-domain',
    text: `insert into wau.affiliate_domains (merchant_id, domain, affiliate_code) values ($1, $2, $3)
           on conflict do nothing returning 1`,
    values: [merchantCode, domain, code],
  });
  return rows.length > 0;
}

export async function deleteDomain(tx: SqlRunner, merchantCode: MerchantCode, domain: string): Promise<void> {
  await tx.query({
    name: 'delete-affiliate-domain',
    text: 'delete from wau.affiliate_domains where merchant_id = $1 and domain = $2',
    values: [merchantCode, domain],
  });
}

export interface CampaignRow {
  readonly campaign_code: string;
  readonly campaign_name: string;
  readonly opened_at: Date;
}

export function selectCampaigns(
  runner: SqlRunner,
  { merchantCode, memberId }: AffiliateOwner,
): Promise<readonly CampaignRow[]> {
  return runner.query<CampaignRow & Record<string, unknown>>({
    name: 'select-affiliate-campaigns',
    text: `select campaign_code, campaign_name, opened_at from wau.affiliate_campaigns
            where merchant_id = $1 and member_id = $2 order by opened_at desc, campaign_code`,
    values: [merchantCode, memberId],
  });
}

export async function insertCampaign(
  tx: SqlRunner,
  { merchantCode, memberId }: AffiliateOwner,
  { campaign_code, campaign_name, opened_at }: CampaignRow,
): Promise<void> {
  await tx.query({
    name: 'insert-affiliate-campaign',
    text: `insert into wau.affiliate_campaigns (merchant_id, member_id, campaign_code, campaign_name, opened_at)
           values ($1, $2, $3, $4, $5)`,
    values: [merchantCode, memberId, campaign_code, campaign_name, opened_at],
  });
}

export interface ListedPartnerRow extends PartnerRow {
  readonly username: string;
  readonly username_key: string;
  readonly member_count: bigint;
}

/** Affiliates by name, after one of them. */
export function selectPartners(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { search, after, limit }: { readonly search: string; readonly after: string; readonly limit: number },
): Promise<readonly ListedPartnerRow[]> {
  return runner.query<ListedPartnerRow & Record<string, unknown>>({
    name: 'select-affiliate-partners',
    text: `select partner.member_id, partner.plan_code, partner.enabled, partner.opened_at, member.username,
                  member.username_key,
                  (select count(*) from wau.affiliate_members as link
                    where link.merchant_id = $1 and link.affiliate_id = partner.member_id
                      and not exists (
                          select from wau.affiliate_members as later
                           where later.merchant_id = $1 and later.member_id = link.member_id
                             and later.since > link.since)) as member_count
             from wau.affiliate_partners as partner
             join wau.members as member
               on member.merchant_id = partner.merchant_id and member.member_id = partner.member_id
            where partner.merchant_id = $1 and starts_with(member.username_key, $2) and member.username_key > $3
            order by member.username_key
            limit $4`,
    values: [merchantCode, search, after, limit],
  });
}
