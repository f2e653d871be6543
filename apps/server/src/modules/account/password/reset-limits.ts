import type { MerchantCode } from '@wau/contract/ids';
import { addressSubject } from '@wau/service/http/address-subject';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

const perAddress: AttemptRule = { name: 'reset.address', windowMs: 15 * 60_000, window: 'fixed' };

/** Attempts of one address to set a new password by code or link; many phones share the address of their network. */
export const resetsPerAddress = 30;

/** Refuses with `rate.limited`. */
export async function limitResets(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  address: string,
): Promise<void> {
  await requireAttempt(parts, merchantCode, perAddress, addressSubject(address), resetsPerAddress);
}
