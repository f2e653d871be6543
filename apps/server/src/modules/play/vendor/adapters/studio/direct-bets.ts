import type { vendorBets } from '@wau/contract/calls/play/vendor-calls';
import type { DirectCall } from '@wau/service/secrets/direct-call';
import { enterVendorWithKey } from '../../../../../platform/gates/vendor-gate.ts';
import type { ServerParts } from '../../../../../platform/server-parts.ts';
import type { StudioCalls } from './studio-calls.ts';

/** The bets of a vendor in this process, taken by the same handler as those that come signed. */
export function createDirectBets(
  { merchants }: Pick<ServerParts, 'merchants'>,
  { bets }: Pick<StudioCalls, 'bets'>,
): DirectCall<typeof vendorBets> {
  return async ({ code, key }, body) => bets.handle(await enterVendorWithKey(merchants, code, key), body);
}
