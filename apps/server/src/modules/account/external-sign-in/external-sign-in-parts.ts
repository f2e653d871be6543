import type { LoginParts } from '../credentials/login-parts.ts';
import type { IdentityProviders } from './identity-providers.ts';

/** What signing in through other services is made of. */
export interface ExternalParts extends LoginParts {
  readonly identityProviders: IdentityProviders;
}
