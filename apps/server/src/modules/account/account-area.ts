import type { AreaRegistration, RegisteredArea } from '../../platform/area-registration.ts';
import { registerCaptchaRoutes } from './captcha/captcha-routes.ts';
import { createCaptchas } from './captcha/captchas.ts';
import type { LoginParts } from './credentials/login-parts.ts';
import type { PasswordHashing } from './credentials/password-hashing.ts';
import type { EncryptionKeys } from './encryption/encryption-keys.ts';
import { registerEncryptionRoutes } from './encryption/encryption-routes.ts';
import { rotateEncryptionKeysJob } from './encryption/rotate-encryption-keys-job.ts';
import { registerExternalLoginRoutes } from './external-login/external-login-routes.ts';
import { createExternalProviders } from './external-login/external-providers.ts';
import { registerIdentityCheckRoutes } from './identity-check/identity-check-routes.ts';
import { registerIdentityReviewRoutes } from './identity-check/identity-review-routes.ts';
import { registerLoginRoutes } from './login/login-routes.ts';
import { registerMemberRoutes } from './member/member-routes.ts';
import { registerMemberDeskRoutes } from './member-desk/member-desk-routes.ts';
import { registerPasskeyRoutes } from './passkey/passkey-routes.ts';
import { registerPasswordRoutes } from './password/password-routes.ts';
import { createPhoneVerifier } from './phone-verification/phone-verifier.ts';
import { registerPlayPauseRoutes } from './play-pause/play-pause-routes.ts';
import { registerProfileRoutes } from './profile/profile-routes.ts';
import { registerRegistrationRoutes } from './registration/registration-routes.ts';
import { registerSecondStepRoutes } from './second-step/second-step-routes.ts';
import { registerSecurityRoutes } from './security/security-routes.ts';
import { registerSessionRoutes } from './session/session-routes.ts';
import { closeTrialAccountsJob } from './trial/close-trial-accounts-job.ts';
import { registerTrialRoutes } from './trial/trial-routes.ts';
import { registerVerificationRoutes } from './verification/verification-routes.ts';

/** Who somebody is: registration, every way to log in, sessions, protection, profile. */
export function registerAccountArea(
  { app, registrars, parts }: AreaRegistration,
  encryptionKeys: EncryptionKeys,
  passwords: PasswordHashing,
): RegisteredArea {
  const loginParts: LoginParts = {
    ...parts,
    captchas: createCaptchas(parts),
    passwords,
    phoneVerifier: createPhoneVerifier(parts),
  };
  registerEncryptionRoutes(registrars, encryptionKeys);
  registerCaptchaRoutes(registrars, loginParts);
  registerLoginRoutes(registrars, loginParts);
  registerSessionRoutes(registrars, parts);
  registerTrialRoutes(registrars, parts);
  registerRegistrationRoutes(registrars, loginParts);
  registerMemberRoutes(registrars, parts);
  registerMemberDeskRoutes(registrars, parts);
  registerProfileRoutes(registrars, loginParts);
  registerPlayPauseRoutes(registrars, parts);
  const externalProviders = createExternalProviders(parts);
  registerExternalLoginRoutes(app, registrars, { ...loginParts, externalProviders });
  registerPasskeyRoutes(registrars, loginParts);
  registerSecondStepRoutes(registrars, loginParts);
  registerSecurityRoutes(registrars, loginParts);
  registerIdentityCheckRoutes(registrars, parts);
  registerIdentityReviewRoutes(registrars, parts);
  registerVerificationRoutes(registrars, parts);
  registerPasswordRoutes(registrars, loginParts);
  return { jobs: [rotateEncryptionKeysJob(parts, encryptionKeys), closeTrialAccountsJob(parts)] };
}
