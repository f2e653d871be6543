import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { type AffiliateOwner, insertCampaign, lockPartner, selectCampaigns } from './affiliate-sql.ts';

/** More than an affiliate keeps apart. */
const mostCampaigns = 100;

/**
 * Opens a campaign of an affiliate; one that is there by the same name already is found done.
 *
 * Locks: the affiliate's row.
 *
 * @throws Refusal `affiliate.unknown`, `affiliate.campaign.taken`, `affiliate.campaign.many`; InvalidRequestError for a
 *   name of blanks
 */
export async function openAffiliateCampaign(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  owner: AffiliateOwner,
  { campaignCode, campaignName: typed }: CallBody<Calls['openAffiliateCampaign']>,
): Promise<Audited<CallValue<Calls['openAffiliateCampaign']>>> {
  const campaignName = typed.trim().replaceAll(/\s+/g, ' ');
  if (campaignName === '') throw new InvalidRequestError('campaignName');
  if ((await lockPartner(tx, owner)) === undefined) throw new Refusal('affiliate.unknown');
  const campaigns = await selectCampaigns(tx, owner);
  const known = campaigns.find(({ campaign_code }) => campaign_code === campaignCode);
  if (known !== undefined && known.campaign_name !== campaignName)
    throw new Refusal('affiliate.campaign.taken');
  if (known === undefined) {
    if (campaigns.length >= mostCampaigns) throw new Refusal('affiliate.campaign.many');
    const opened = { campaign_code: campaignCode, campaign_name: campaignName };
    await insertCampaign(tx, owner, { ...opened, opened_at: new Date(clock.nowMs()) });
  }
  return {
    value: { campaignCode, campaignName },
    change: { subject: owner.memberId, oldValues: {}, newValues: { campaignCode, campaignName } },
  };
}
