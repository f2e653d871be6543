import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import type { RelyingParty } from './relying-party.ts';

type Credential = CallBody<Calls['createPasskey']>['credential'];

/** COSE: EdDSA, ES256, RS256, which between them every authenticator knows one of. */
export const passkeyAlgorithms = [-8, -7, -257];

/** What a browser has made for a challenge. Refuses `passkey.not.accepted`. */
export async function verifyNewPasskey(
  credential: Credential,
  expectedChallenge: string,
  relyingParty: RelyingParty,
) {
  try {
    const verified = await verifyRegistrationResponse({
      // The library reads it with care: whatever does not fit is thrown out as an error.
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (verified.verified) return verified.registrationInfo;
  } catch {
    // Answered the same as a signature that does not fit.
  }
  throw new Refusal('passkey.not.accepted');
}

/** What a passkey that is known has signed. Refuses `passkey.not.accepted`. */
export async function verifyPasskeySignature(
  credential: Credential,
  expectedChallenge: string,
  relyingParty: RelyingParty,
  passkey: { readonly public_key: Buffer; readonly sign_count: bigint },
) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library reads it with care: whatever does not fit is thrown out as an error.
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: Number(passkey.sign_count),
      },
    });
    if (verified) return authenticationInfo;
  } catch {
    // Answered the same as a signature that does not fit.
  }
  throw new Refusal('passkey.not.accepted');
}
