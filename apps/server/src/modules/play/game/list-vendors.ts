import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { groupByVendor } from './group-by-vendor.ts';
import type { GameListParts } from './list-games.ts';

/** The vendors of the games that are offered, in the order of their first games. */
export async function listVendors(
  { catalogue }: Pick<GameListParts, 'catalogue'>,
  { merchant }: Pick<VisitorContext, 'merchant'>,
): Promise<CallValue<Calls['listVendors']>> {
  const games = await catalogue.offeredBy(merchant.merchantCode);
  return {
    list: groupByVendor(games, merchant).map(({ vassalage, displayName, markUrl, ofVendor }) => ({
      vassalage,
      displayName,
      mobileLargeIcon: markUrl,
      mobileSmallIcon: markUrl,
      gameTypes: [...new Set(ofVendor.map(({ gameType }) => gameType))],
      gameCount: ofVendor.length,
    })),
  };
}
