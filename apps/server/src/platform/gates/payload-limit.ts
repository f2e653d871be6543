import type { MerchantCode } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addressSubject } from '@wau/service/http/address-subject';
import { type AttemptRule, requireAttempt } from '../attempts/attempt-counter.ts';

/** Logins and registrations of an address; generous, because many phones share the address of their network. */
const perAddress: AttemptRule = { name: 'payload.address', windowMs: 60_000, window: 'fixed' };
export const payloadsPerAddress = 300;

/** Counts encrypted payloads by address before anything is decrypted, which is what costs; refuses `rate.limited`. */
export async function admitPayload(
  parts: { readonly runner: SqlRunner; readonly clock: Clock },
  merchantCode: MerchantCode,
  address: string,
): Promise<void> {
  await requireAttempt(parts, merchantCode, perAddress, addressSubject(address), payloadsPerAddress);
}
