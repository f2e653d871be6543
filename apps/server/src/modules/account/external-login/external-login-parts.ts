import type { LoginParts } from '../credentials/login-parts.ts';
import type { ExternalProviders } from './external-providers.ts';

/** What logging in through other services is made of. */
export interface ExternalParts extends LoginParts {
  readonly externalProviders: ExternalProviders;
}
