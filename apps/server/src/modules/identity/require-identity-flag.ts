import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../platform/merchants/merchant.ts';

/** The operator's one switch for identity documents; refuses `module.unavailable` while it is off. */
export function requireIdentityFlag({ flags }: Pick<Merchant, 'flags'>): void {
  if (!flags.has('KYC3')) throw new Refusal('module.unavailable');
}
