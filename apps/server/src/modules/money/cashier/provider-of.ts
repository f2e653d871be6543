import type { MerchantCode } from '@wau/contract/ids';
import { openSealedBytes } from '@wau/service/sealing';
import { type Cashier, providerKeyPlace } from './cashier.ts';
import { selectProviderKey } from './cashier-sql.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface ProviderOfMerchant {
  readonly provider: PaymentProvider;
  /** Shared by the merchant and the provider. */
  readonly key: Buffer;
}

/** The merchant's account with a provider; `undefined` when it has none or this installation cannot talk to it. */
export async function findProvider(
  { providers, runner, sealingKey }: Pick<Cashier, 'providers' | 'runner' | 'sealingKey'>,
  merchantCode: MerchantCode,
  providerCode: string,
): Promise<ProviderOfMerchant | undefined> {
  const provider = providers.get(providerCode);
  const sealedKey = await selectProviderKey(runner, merchantCode, providerCode);
  if (provider === undefined || sealedKey === undefined) return undefined;
  return {
    provider,
    key: openSealedBytes(sealingKey, providerKeyPlace(merchantCode, providerCode), sealedKey),
  };
}

/** The same for a provider that one of the merchant's own rows names. */
export async function providerOf(
  cashier: Pick<Cashier, 'providers' | 'runner' | 'sealingKey'>,
  merchantCode: MerchantCode,
  providerCode: string,
): Promise<ProviderOfMerchant> {
  const found = await findProvider(cashier, merchantCode, providerCode);
  if (found === undefined) throw new Error(`no way to talk to provider ${providerCode} of ${merchantCode}`);
  return found;
}
