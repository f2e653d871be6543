import type { MerchantCode } from '@wau/contract/ids';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { sandboxProviderCode } from './sandbox-adapter.ts';

/** What the merchant and the sandbox provider sign with; in one process both derive it from the installation's secret. */
export function sandboxMerchantKey(masterSecret: string, merchantCode: MerchantCode): Buffer {
  return deriveKey(masterSecret, `payment/${sandboxProviderCode}/${merchantCode}`);
}
