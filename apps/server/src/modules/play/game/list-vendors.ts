import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { OfferedGame } from './game-catalogue.ts';
import type { GameListParts } from './list-games.ts';

/** The vendors of the games that are offered, in the order of their first games. */
export async function listVendors(
  { catalogue }: Pick<GameListParts, 'catalogue'>,
  { merchant }: Pick<VisitorContext, 'merchant'>,
): Promise<CallValue<Calls['listVendors']>> {
  const games = await catalogue.offeredBy(merchant.merchantCode);
  return {
    list: byVendor(games, merchant).map(({ ofVendor, ...vendor }) => ({
      ...vendor,
      gameTypes: [...new Set(ofVendor.map(({ gameType }) => gameType))],
      gameCount: ofVendor.length,
    })),
  };
}

/** The same for the games of one kind, with their classes. */
export async function listVendorTypes(
  { catalogue }: Pick<GameListParts, 'catalogue'>,
  { merchant }: Pick<VisitorContext, 'merchant'>,
  { typeId }: CallQuery<Calls['listVendorTypes']>,
): Promise<CallValue<Calls['listVendorTypes']>> {
  const games = await catalogue.offeredBy(merchant.merchantCode);
  const ofType = typeId === 'ALL' ? games : games.filter(({ gameType }) => gameType === typeId);
  return {
    list: byVendor(ofType, merchant).map(({ ofVendor, ...vendor }) => ({
      ...vendor,
      gameClassify: [...new Set(ofVendor.flatMap(({ classes }) => classes))],
    })),
  };
}

function byVendor(games: readonly OfferedGame[], { vendors }: VisitorContext['merchant']) {
  const names = new Map(vendors.map(({ vendorCode, vendorName }) => [vendorCode, vendorName]));
  return Array.from(
    Map.groupBy(games, ({ vendorCode }) => vendorCode),
    ([vassalage, ofVendor]) => ({ vassalage, displayName: names.get(vassalage) ?? vassalage, ofVendor }),
  );
}
