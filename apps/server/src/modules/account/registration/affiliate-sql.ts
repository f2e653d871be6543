import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface AffiliateRow {
  readonly affiliate_code: string;
  readonly agent_member_id: MemberId | null;
  /** An affiliate whom a plan pays. */
  readonly payee_member_id: MemberId | null;
  /** False when the account of the agent or the affiliate is disabled, or the affiliate is switched off. */
  readonly is_agent_active: boolean;
}

export async function selectAffiliateByCode(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  code: string,
): Promise<AffiliateRow | undefined> {
  const rows = await runner.query<AffiliateRow & Record<string, unknown>>({
    name: 'select-affiliate-by-code',
    text: `
      select affiliate.affiliate_code, affiliate.agent_member_id, affiliate.payee_member_id,
             coalesce(agent.status = 'active', affiliate.agent_member_id is null and affiliate.payee_member_id is null)
               and coalesce(partner.enabled, true) as is_agent_active
      from wau.affiliates as affiliate
      left join wau.members as agent
        on agent.merchant_id = affiliate.merchant_id
       and agent.member_id = coalesce(affiliate.agent_member_id, affiliate.payee_member_id)
      left join wau.affiliate_partners as partner
        on partner.merchant_id = affiliate.merchant_id and partner.member_id = affiliate.payee_member_id
      where affiliate.merchant_id = $1 and affiliate.code_key = lower($2) and affiliate.enabled`,
    values: [merchantCode, code],
  });
  return rows[0];
}

/** The code of the host itself, or of the nearest domain above it. */
export async function selectCodeOfDomain(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  domain: string,
): Promise<string | undefined> {
  const rows = await runner.query<{ affiliate_code: string }>({
    name: 'select-affiliate-code-of-domain',
    text: `
      select affiliate_code from wau.affiliate_domains
      where merchant_id = $1 and ($2 = domain or right($2, length(domain) + 1) = '.' || domain)
      order by length(domain) desc limit 1`,
    values: [merchantCode, domain],
  });
  return rows[0]?.affiliate_code;
}
