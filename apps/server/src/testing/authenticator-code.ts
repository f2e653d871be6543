import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a secret, as base32, at a moment. */
export function authenticatorCode(secret: string, nowMs: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: nowMs });
}
