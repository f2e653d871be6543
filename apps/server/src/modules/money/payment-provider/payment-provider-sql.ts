import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface PaymentProviderRow {
  readonly provider_code: string;
  readonly enabled: boolean;
  readonly pays_out: boolean;
  readonly sealed_key: Buffer;
  readonly settings: Readonly<Record<string, string>>;
  /** Ways to deposit that go by it. */
  readonly method_codes: readonly string[];
}

/** The merchant's providers, or the one of that code; those that are switched off as well. */
export function selectPaymentProviders(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  providerCode: string | null,
): Promise<readonly PaymentProviderRow[]> {
  return runner.query<PaymentProviderRow & Record<string, unknown>>({
    text: `
      select provider_code, enabled, pays_out, sealed_key, settings,
        array(
          select method_code from wau.deposit_methods as method
          where method.merchant_id = provider.merchant_id and method.provider_code = provider.provider_code
          order by sort_order, method_code
        ) as method_codes
      from wau.payment_providers as provider
      where merchant_id = $1 and ($2::text is null or provider_code = $2)
      order by provider_code`,
    values: [merchantCode, providerCode],
  });
}

export type NewPaymentProvider = Omit<PaymentProviderRow, 'method_codes'>;

/** Puts a provider in place, or another account with it in the place of the one that is there. */
export async function upsertPaymentProvider(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  provider: NewPaymentProvider,
): Promise<void> {
  await tx.query({
    text: `
      insert into wau.payment_providers (merchant_id, provider_code, enabled, pays_out, sealed_key, settings)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (merchant_id, provider_code) do update
      set enabled = excluded.enabled, pays_out = excluded.pays_out, sealed_key = excluded.sealed_key,
        settings = excluded.settings`,
    values: [
      merchantCode,
      provider.provider_code,
      provider.enabled,
      provider.pays_out,
      provider.sealed_key,
      JSON.stringify(provider.settings),
    ],
  });
}
