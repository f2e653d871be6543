import type { MerchantCode } from '@wau/contract/ids';
import { Refusal } from '@wau/service/refusal';
import { type AttemptRule, addressSubject, attemptCounter } from '../../platform/attempts/attempt-counter.ts';
import type { ServerParts } from '../../platform/server-parts.ts';

const perAddress: AttemptRule = { name: 'reset.address', windowMs: 15 * 60_000, window: 'fixed' };

/** Attempts of one address to set a new password by code or link; many phones share the address of their network. */
export const resetsPerAddress = 30;

/** Refuses with `rate.limited`. */
export async function limitResets(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  address: string,
): Promise<void> {
  const verdict = await attemptCounter(parts, merchantCode, perAddress, addressSubject(address)).take(
    resetsPerAddress,
  );
  if (!verdict.accepted) throw new Refusal('rate.limited', { retryAfterSeconds: verdict.retryAfterSeconds });
}
