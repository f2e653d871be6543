import type { MerchantCode } from '@wau/contract/ids';
import { demoMerchants, demoPassword } from './demo-merchants.ts';

/** Whether a login is one of those that the demo prints and documents. A member who has changed the password has another. */
export function isDemoLogin(merchantCode: MerchantCode, username: string, password: string): boolean {
  if (password !== demoPassword) return false;
  const merchant = demoMerchants.find((known) => known.merchantCode === merchantCode);
  return merchant?.members.some((member) => member.username === username) === true;
}
