import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PasswordHashing } from '../../account/credentials/password-hashing.ts';

/** What every use case needs that looks at an operator's password. */
export interface OperatorParts extends ServerParts {
  readonly passwords: PasswordHashing;
}
