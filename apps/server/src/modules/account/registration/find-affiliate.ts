import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { selectAffiliateByCode, selectCodeOfDomain } from './affiliate-sql.ts';

/** Who brings the members that register with a code. */
export interface Affiliate {
  readonly affiliateCode: string;
  /** The agent that the new member comes under; absent for a campaign. */
  readonly agentMemberId: MemberId | undefined;
  /** The affiliate whom a plan pays for the new member, who then stands below nobody and is nobody's friend. */
  readonly payeeMemberId: MemberId | undefined;
}

/** Refuses `affiliate.code.invalid`, and `affiliate.agent.invalid` when the agent behind the code is disabled. */
export async function findAffiliate(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  code: string,
): Promise<Affiliate> {
  const row = await selectAffiliateByCode(runner, merchantCode, code.trim());
  if (row === undefined) throw new Refusal('affiliate.code.invalid', { field: 'affiliateCode' });
  if (!row.is_agent_active) throw new Refusal('affiliate.agent.invalid', { field: 'affiliateCode' });
  return {
    affiliateCode: row.affiliate_code,
    agentMemberId: row.agent_member_id ?? undefined,
    payeeMemberId: row.payee_member_id ?? undefined,
  };
}

/** The affiliate that visitors of a host count as brought by. One that no longer holds brings nobody. */
export async function findAffiliateOfDomain(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  domain: string,
): Promise<Affiliate | undefined> {
  const code = await selectCodeOfDomain(runner, merchantCode, domain.trim().toLowerCase());
  return findAffiliateOfLink(runner, merchantCode, code);
}

/** The affiliate of a link that was followed before. One that no longer holds brings nobody. */
export async function findAffiliateOfLink(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  code: string | undefined,
): Promise<Affiliate | undefined> {
  if (code === undefined) return undefined;
  try {
    return await findAffiliate(runner, merchantCode, code);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
