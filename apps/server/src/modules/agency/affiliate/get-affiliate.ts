import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectPlanOn } from './affiliate-plans-sql.ts';
import { selectCampaigns, selectCodes, selectPartner } from './affiliate-sql.ts';

type AffiliateView = CallValue<Calls['getAffiliate']>;

/** What an agent has as an affiliate; somebody who is none is told so. */
export async function getAffiliate(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<AgentContext, 'merchant' | 'member'>,
): Promise<AffiliateView> {
  const { merchantCode, currencyCode } = merchant;
  const owner = { merchantCode, memberId: member.memberId };
  const fixed = {
    currencyCode,
    windowDays: merchant.affiliateWindowDays,
    isFirstLink: merchant.affiliateFirstLink,
  };
  const partner = await selectPartner(runner, owner);
  if (partner === undefined) {
    return { ...fixed, isAffiliate: false, enabled: false, codes: [], campaigns: [], plan: null };
  }
  const today = new Date(clock.nowMs()).toISOString().slice(0, 10);
  const [codes, campaigns, plan] = await Promise.all([
    selectCodes(runner, merchantCode, [member.memberId]),
    selectCampaigns(runner, owner),
    selectPlanOn(runner, merchantCode, partner.plan_code, today),
  ]);
  return {
    ...fixed,
    isAffiliate: true,
    enabled: partner.enabled,
    codes: codes.map(({ affiliate_code, enabled, domains }) => ({
      affiliateCode: affiliate_code,
      enabled,
      domains: [...domains],
    })),
    campaigns: campaigns.map(({ campaign_code, campaign_name, opened_at }) => ({
      campaignCode: campaign_code,
      campaignName: campaign_name,
      openedAt: opened_at.toISOString(),
    })),
    plan: plan === undefined ? null : { planName: plan.plan_name, ...plan.terms },
  };
}
