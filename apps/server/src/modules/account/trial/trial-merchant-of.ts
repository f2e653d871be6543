import { Refusal } from '@wau/service/refusal';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

/**
 * Where a merchant's games are tried; a trial merchant itself is one already. Refuses `module.unavailable` where the
 * merchant offers no trial.
 */
export async function trialMerchantOf(
  { merchants }: Pick<ServerParts, 'merchants'>,
  merchant: Merchant,
): Promise<Merchant> {
  if (merchant.trialOf !== undefined) return merchant;
  const { trialMerchantCode } = merchant;
  const trialMerchant =
    trialMerchantCode === undefined ? undefined : await merchants.byCode(trialMerchantCode);
  if (trialMerchant === undefined) throw new Refusal('module.unavailable');
  return trialMerchant;
}
