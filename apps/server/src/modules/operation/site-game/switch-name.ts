import type { GameOrVendor } from '../settings/merchant-settings.ts';

/** The words of the setting that is the switch of a title, or of all of a vendor. */
export function switchNameOf({ vendorCode, gameId }: GameOrVendor): string {
  return gameId === undefined ? `vendor ${vendorCode}` : `game ${vendorCode} ${gameId}`;
}
