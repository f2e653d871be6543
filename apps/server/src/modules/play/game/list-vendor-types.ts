import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import { groupByVendor } from './group-by-vendor.ts';
import type { GameListParts } from './list-games.ts';

/** GA-02: nobody looks for these by vendor, so that whoever makes nothing else is left out of all vendors as well. */
const notByVendor: readonly string[] = ['ESPORTS', 'COCKFIGHT'];

/** The vendors with games of one kind, in the order of their first games, with the classes of these. */
export async function listVendorTypes(
  { catalogue }: Pick<GameListParts, 'catalogue'>,
  { merchant }: Pick<VisitorContext, 'merchant'>,
  { typeId }: CallQuery<Calls['listVendorTypes']>,
): Promise<CallValue<Calls['listVendorTypes']>> {
  const games = await catalogue.offeredBy(merchant.merchantCode);
  const ofType = typeId === 'ALL' ? games : games.filter(({ gameType }) => gameType === typeId);
  return {
    list: groupByVendor(ofType, merchant)
      .filter(
        ({ ofVendor }) =>
          typeId !== 'ALL' || ofVendor.some(({ gameType }) => !notByVendor.includes(gameType)),
      )
      .map(({ vassalage, displayName, markUrl, ofVendor }) => ({
        vassalage,
        displayName,
        mobileLargeIcon: markUrl,
        mobileSmallIcon: markUrl,
        gameClassify: [...new Set(ofVendor.flatMap(({ classes }) => classes))],
      })),
  };
}
