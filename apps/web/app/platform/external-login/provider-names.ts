import type { ExternalProviderCode } from '@wau/contract/calls/account/external-login-calls';

/** Names of other services, which no language changes. */
export const providerNames: Readonly<Record<ExternalProviderCode, string>> = {
  google: 'Google',
  facebook: 'Facebook',
};

export function isProviderCode(text: unknown): text is ExternalProviderCode {
  return text === 'google' || text === 'facebook';
}
