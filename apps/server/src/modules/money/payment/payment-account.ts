import { type MerchantCode, parseMerchantCode } from '@wau/contract/ids';
import { openSealedBytes } from '@wau/service/secrets/sealing';
import type { PaymentAccount, PaymentAdapter } from './payment-adapter.ts';
import { selectPaymentAccount } from './payment-sql.ts';
import { type Payments, providerKeyPlace } from './payments.ts';

export interface ProviderOfMerchant {
  readonly adapter: PaymentAdapter;
  readonly account: PaymentAccount;
}

/** The merchant's account with a provider; `undefined` when it has none. */
export async function findPaymentAccount(
  { runner, sealingKey }: Pick<Payments, 'runner' | 'sealingKey'>,
  merchantText: string,
  providerCode: string,
): Promise<PaymentAccount | undefined> {
  const merchantCode = parseMerchantCode(merchantText);
  if (merchantCode === undefined) return undefined;
  const row = await selectPaymentAccount(runner, merchantCode, providerCode);
  if (row === undefined) return undefined;
  const key = openSealedBytes(sealingKey, providerKeyPlace(merchantCode, providerCode), row.sealed_key);
  return { merchantCode, providerCode, key, settings: row.settings };
}

/** Whether the merchant works with a provider now, and this installation can speak with it. */
export async function isPaymentProviderOpen(
  { adapters, runner }: Pick<Payments, 'adapters' | 'runner'>,
  merchantCode: MerchantCode,
  providerCode: string,
): Promise<boolean> {
  const row = await selectPaymentAccount(runner, merchantCode, providerCode);
  return row?.enabled === true && adapters.has(providerCode);
}

/** The same for a provider that one of the merchant's own orders names. */
export async function providerOf(
  payments: Pick<Payments, 'adapters' | 'runner' | 'sealingKey'>,
  merchantCode: MerchantCode,
  providerCode: string,
): Promise<ProviderOfMerchant> {
  const adapter = payments.adapters.get(providerCode);
  const account = await findPaymentAccount(payments, merchantCode, providerCode);
  if (adapter === undefined || account === undefined) {
    throw new Error(`no way to talk to provider ${providerCode} of ${merchantCode}`);
  }
  return { adapter, account };
}
