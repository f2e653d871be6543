import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { GameListParts } from './list-games.ts';

/** The vendors of the games that are offered, in the order of their first games. */
export async function listVendors(
  { catalogue }: Pick<GameListParts, 'catalogue'>,
  { merchant }: Pick<VisitorContext, 'merchant'>,
): Promise<CallValue<Calls['listVendors']>> {
  const games = Map.groupBy(await catalogue.offeredBy(merchant.merchantCode), ({ vendorCode }) => vendorCode);
  const names = new Map(merchant.vendors.map(({ vendorCode, vendorName }) => [vendorCode, vendorName]));
  return {
    list: Array.from(games, ([vassalage, ofVendor]) => ({
      vassalage,
      displayName: names.get(vassalage) ?? vassalage,
      gameTypes: [...new Set(ofVendor.map(({ gameType }) => gameType))],
      gameCount: ofVendor.length,
    })),
  };
}
