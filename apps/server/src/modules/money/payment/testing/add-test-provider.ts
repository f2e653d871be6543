import type { MerchantCode } from '@wau/contract/ids';
import { systemRandom } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { sealBytes } from '@wau/service/secrets/sealing';
import { type TestServer, testSecret } from '../../../../testing/test-server.ts';
import { providerKeyPlace, providerKeySealingLabel } from '../payments.ts';

export interface TestProvider {
  readonly providerCode: string;
  /** Each merchant's account: its key, and what else the protocol needs. */
  readonly accounts: Readonly<
    Record<string, { readonly key: Buffer; readonly settings?: Readonly<Record<string, string>> }>
  >;
}

/** Sets a provider up at merchants, each with a way to deposit that is named like the provider. */
export async function addTestProvider(
  { runner }: TestServer,
  { providerCode, accounts }: TestProvider,
): Promise<void> {
  const sealingKey = deriveKey(testSecret, providerKeySealingLabel);
  for (const [merchantCode, { key, settings = {} }] of Object.entries(accounts)) {
    const place = providerKeyPlace(merchantCode as MerchantCode, providerCode);
    await runner.query({
      text: `insert into wau.payment_providers (merchant_id, provider_code, sealed_key, settings)
             values ($1, $2, $3, $4)
             on conflict (merchant_id, provider_code) do update set sealed_key = excluded.sealed_key`,
      values: [
        merchantCode,
        providerCode,
        sealBytes(sealingKey, place, key, systemRandom),
        JSON.stringify(settings),
      ],
    });
    await runner.query({
      text: `insert into wau.deposit_methods
               (merchant_id, method_code, provider_code, min_amount_minor, max_amount_minor)
             values ($1, $2, $2, 1, 100000000) on conflict do nothing`,
      values: [merchantCode, providerCode],
    });
  }
}
