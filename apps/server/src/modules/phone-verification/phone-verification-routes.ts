import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../platform/gates/call-registrars.ts';
import type { PhoneVerifier } from './phone-verifier.ts';

export function registerPhoneVerificationRoutes(
  { registerVisitorCall }: CallRegistrars,
  phoneVerifier: PhoneVerifier,
): void {
  registerVisitorCall(calls.getPhoneVerification, async ({ context }) => {
    const settings = await phoneVerifier.settingsOf(context.merchant);
    return settings === undefined ? null : { apiUrl: settings.api_url, apiKey: settings.api_key };
  });
}
