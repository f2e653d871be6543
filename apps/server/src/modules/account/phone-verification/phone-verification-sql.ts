import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface PhoneProviderRow {
  readonly issuer: string;
  readonly audience: string;
  readonly jwks_url: string;
  readonly api_url: string;
  readonly api_key: string;
}

/** The service that checks phone numbers for the merchant, `undefined` where the mode is off. */
export async function selectPhoneProvider(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<PhoneProviderRow | undefined> {
  const rows = await runner.query<PhoneProviderRow & Record<string, unknown>>({
    name: 'select-phone-provider',
    text: `
      select issuer, audience, jwks_url, api_url, api_key
      from wau.phone_verification_providers where merchant_id = $1 and enabled`,
    values: [merchantCode],
  });
  return rows[0];
}

/** Adds the service or gives it its present settings. */
export async function upsertPhoneProvider(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  setting: PhoneProviderRow,
): Promise<void> {
  await runner.query({
    name: 'upsert-phone-provider',
    text: `
      insert into wau.phone_verification_providers
        (merchant_id, enabled, issuer, audience, jwks_url, api_url, api_key)
      values ($1, true, $2, $3, $4, $5, $6)
      on conflict (merchant_id) do update
      set enabled = true, issuer = excluded.issuer, audience = excluded.audience, jwks_url = excluded.jwks_url,
          api_url = excluded.api_url, api_key = excluded.api_key`,
    values: [
      merchantCode,
      setting.issuer,
      setting.audience,
      setting.jwks_url,
      setting.api_url,
      setting.api_key,
    ],
  });
}
