import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type PhoneProviderRow, upsertPhoneProvider } from './phone-verification-sql.ts';

/** Has the merchant's numbers checked by a service, or gives it its present settings. The API's address has no slash at its end. */
export function configurePhoneProvider(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  setting: PhoneProviderRow,
): Promise<void> {
  return upsertPhoneProvider(runner, merchantCode, {
    ...setting,
    api_url: setting.api_url.replace(/\/$/, ''),
  });
}
