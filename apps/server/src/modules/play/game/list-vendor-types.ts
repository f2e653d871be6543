import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { groupByVendor } from './group-by-vendor.ts';
import type { GameListParts } from './list-games.ts';

/** The vendors with games of one kind, in the order of their first games, with the classes of these. */
export async function listVendorTypes(
  { catalogue }: Pick<GameListParts, 'catalogue'>,
  { merchant }: Pick<VisitorContext, 'merchant'>,
  { typeId }: CallQuery<Calls['listVendorTypes']>,
): Promise<CallValue<Calls['listVendorTypes']>> {
  const games = await catalogue.offeredBy(merchant.merchantCode);
  const ofType = typeId === 'ALL' ? games : games.filter(({ gameType }) => gameType === typeId);
  return {
    list: groupByVendor(ofType, merchant).map(({ vassalage, displayName, ofVendor }) => ({
      vassalage,
      displayName,
      gameClassify: [...new Set(ofVendor.flatMap(({ classes }) => classes))],
    })),
  };
}
