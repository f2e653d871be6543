import { externalProviderCodes } from '@wau/contract/calls/account/external-login-calls';
import type { MerchantCode } from '@wau/contract/ids';
import { Exact, MerchantText } from '@wau/contract/schema';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { contractValidator } from '@wau/service/http/validator';
import type { Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { sealText } from '@wau/service/secrets/sealing';
import { type Static, Type } from 'typebox';
import { configurePhoneProvider } from '../phone-verification/configure-phone-provider.ts';
import { upsertExternalProvider } from './external-login-sql.ts';
import { clientSecretPlace, clientSecretSealingLabel } from './external-providers.ts';

/** HTTPS, or plain HTTP to this machine. */
const ServiceUrl = Type.String({
  maxLength: 300,
  pattern: '^(https://[^\\s]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?(/[^\\s]*)?)$',
});
const NameText = Type.String({ minLength: 1, maxLength: 300 });

const ExternalProviderSetting = Exact({
  merchantCode: MerchantText,
  provider: Type.Unsafe<(typeof externalProviderCodes)[number]>(
    Type.String({ enum: [...externalProviderCodes] }),
  ),
  issuer: ServiceUrl,
  clientId: NameText,
  clientSecret: Type.Optional(NameText),
  tokenEndpoint: Type.Optional(ServiceUrl),
});

const PhoneProviderSetting = Exact({
  merchantCode: MerchantText,
  provider: Type.Literal('phone'),
  issuer: ServiceUrl,
  audience: NameText,
  jwksUrl: ServiceUrl,
  apiUrl: ServiceUrl,
  apiKey: NameText,
});

const ProviderSettings = Type.Array(Type.Union([ExternalProviderSetting, PhoneProviderSetting]));

export type ProviderSetting = Static<typeof ProviderSettings>[number];

/** Reads what an operator has written down; throws `InvalidRequestError` with the place that is wrong. */
export const readProviderSettings = contractValidator<readonly ProviderSetting[]>(ProviderSettings);

/** Writes the settings of other services into the database, secrets sealed; those that it does not name stay. */
export async function applyProviderSettings(
  parts: { readonly runner: SqlRunner; readonly random: Random; readonly masterSecret: string },
  settings: readonly ProviderSetting[],
): Promise<void> {
  const { runner, random, masterSecret } = parts;
  for (const setting of settings) {
    const merchantCode: MerchantCode = setting.merchantCode;
    if (setting.provider === 'phone') {
      const { issuer, audience, jwksUrl, apiUrl, apiKey } = setting;
      const row = { issuer, audience, jwks_url: jwksUrl, api_url: apiUrl, api_key: apiKey };
      await configurePhoneProvider(runner, merchantCode, row);
    } else {
      const { provider: providerCode, issuer, clientId, clientSecret, tokenEndpoint = '' } = setting;
      const place = clientSecretPlace(merchantCode, providerCode);
      const sealedClientSecret =
        clientSecret === undefined
          ? null
          : sealText(deriveKey(masterSecret, clientSecretSealingLabel), place, clientSecret, random);
      const row = { merchantCode, providerCode, issuer, clientId, sealedClientSecret, tokenEndpoint };
      await upsertExternalProvider(runner, row);
    }
  }
}
