import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { siteOriginOf } from '../../../platform/merchants/site-origin.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { SpokenProtocols } from '../../play/vendor/describe-protocols.ts';
import { openRoundsOf } from './open-rounds.ts';
import { type SiteVendorRow, selectOpenRounds, selectSiteVendors } from './site-game-sql.ts';

type VendorView = CallValue<Calls['listSiteVendors']>['list'][number];

/** Each vendor of a merchant, and what the operator knows of the way to it. */
export async function listSiteVendors(
  {
    runner,
    protocols,
    config,
  }: Pick<ServerParts, 'runner' | 'config'> & { readonly protocols: SpokenProtocols },
  { merchantCode, hosts, timeZone }: Merchant,
): Promise<CallValue<Calls['listSiteVendors']>> {
  const [rows, openRounds] = await Promise.all([
    selectSiteVendors(runner, merchantCode),
    selectOpenRounds(runner, merchantCode),
  ]);
  return {
    siteOrigin: siteOriginOf({ hosts }, '', config.publicUrl),
    timeZone,
    list: rows.map((row) => {
      const spoken = protocols.get(row.protocol);
      const hasOwnWallet = spoken?.hasOwnWallet === true;
      return {
        vendor: row.vendor_code,
        vendorName: row.vendor_name,
        isOn: row.enabled,
        categories: [...row.categories],
        gameCount: row.game_count,
        offCount: row.off_count,
        openRoundCount: hasOwnWallet ? null : openRoundsOf(openRounds, { vendorCode: row.vendor_code }),
        protocol: row.protocol,
        isSpoken: spoken !== undefined,
        isInProcess: row.api_url === '',
        hasOwnWallet,
        givesStatement: spoken?.givesStatement === true,
        givesUnfinished: spoken?.givesUnfinished === true,
        lastComparison: comparisonView(row),
      };
    }),
  };
}

function comparisonView(row: SiteVendorRow): VendorView['lastComparison'] {
  if (row.day === null || row.state === null || row.compared_at === null) return null;
  return {
    day: row.day,
    state: row.state,
    failure: row.failure,
    statedCount: row.stated_count ?? 0,
    recordedCount: row.recorded_count ?? 0,
    differenceCount: row.difference_count ?? 0,
    comparedAt: row.compared_at.toISOString(),
  };
}
