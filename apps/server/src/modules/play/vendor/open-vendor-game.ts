import { Refusal } from '@wau/service/refusal';
import { withinTime } from '@wau/service/within-time';
import { vendorAdapters } from './adapters/vendor-adapters.ts';
import type { VendorAdapter, VendorLaunch } from './vendor-adapter.ts';

/** A player who has waited so long for a vendor goes elsewhere. */
const launchTimeoutMs = 8_000;

/** Gives the address at which a vendor opens a game. */
export type OpenVendorGame = (launch: VendorLaunch) => Promise<string>;

/** The adapters of this installation, and those that whoever puts it together brings along. */
export function adaptersWith(more: readonly VendorAdapter[]): readonly VendorAdapter[] {
  return [...vendorAdapters, ...more];
}

/**
 * Opens games by the adapter of their vendor's protocol. The vendor may have to be asked, so it is called outside any transaction.
 *
 * @throws Refusal `game.unavailable` when nobody here speaks the vendor's protocol; `network.upstream.failed` when the
 * vendor gives no address in time; what the adapter refuses
 */
export function createOpenVendorGame(
  adapters: readonly VendorAdapter[],
  timeoutMs = launchTimeoutMs,
): OpenVendorGame {
  const byProtocol = new Map(adapters.map((adapter) => [adapter.protocol, adapter]));
  return async (launch) => {
    const adapter = byProtocol.get(launch.vendor.protocol);
    if (adapter === undefined) throw new Refusal('game.unavailable');
    try {
      return await withinTime(timeoutMs, (signal) => adapter.launch(launch, signal));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal('network.upstream.failed');
    }
  };
}
