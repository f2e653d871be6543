import type { ServerParts } from '../../../platform/server-parts.ts';
import type { Captchas } from '../captcha/captchas.ts';
import type { PhoneVerifier } from '../phone-verification/phone-verifier.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** What every use case needs that looks at a password or opens a session. */
export interface LoginParts extends ServerParts {
  readonly captchas: Captchas;
  readonly passwords: PasswordHashing;
  readonly phoneVerifier: PhoneVerifier;
}
