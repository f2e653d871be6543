import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { OfferedGame } from './game-catalogue.ts';

interface VendorGames {
  /** Vendor code. */
  readonly vassalage: string;
  readonly displayName: string;
  /** Its drawing, or empty. */
  readonly markUrl: string;
  readonly ofVendor: readonly OfferedGame[];
}

/** The games of each vendor that has any, in the order of the vendors' first games. */
export function groupByVendor(
  games: readonly OfferedGame[],
  { vendors }: Pick<Merchant, 'vendors'>,
): readonly VendorGames[] {
  const known = new Map(vendors.map((vendor) => [vendor.vendorCode, vendor]));
  return Array.from(
    Map.groupBy(games, ({ vendorCode }) => vendorCode),
    ([vassalage, ofVendor]) => ({
      vassalage,
      displayName: known.get(vassalage)?.vendorName ?? vassalage,
      markUrl: known.get(vassalage)?.markUrl ?? '',
      ofVendor,
    }),
  );
}
