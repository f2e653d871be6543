import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';

type Credential = CallBody<Calls['createPasskey']>['credential'];

/** Whether this browser knows passkeys, told without loading anything. */
export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';
}

/** Whoever was asked closed the browser's own dialog, or it ran out: nothing to complain about. */
export class PasskeyCancelled extends Error {
  override readonly name = 'PasskeyCancelled';
}

/** The device holds a passkey of this account already. */
export class PasskeyKnown extends Error {
  override readonly name = 'PasskeyKnown';
}

/** Has the browser make a passkey. Its code loads with the first use. */
export async function makePasskey(options: CallValue<Calls['startPasskeyCreation']>): Promise<Credential> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return credentialOf(await orCancelled(startRegistration({ optionsJSON })));
}

/** Has the browser sign with a passkey that its owner picks. */
export async function signWithPasskey(options: CallValue<Calls['startPasskeyLogin']>): Promise<Credential> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return credentialOf(await orCancelled(startAuthentication({ optionsJSON })));
}

async function orCancelled<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyCancelled();
    if (name === 'InvalidStateError') throw new PasskeyKnown();
    throw error;
  }
}

function credentialOf({
  id,
  rawId,
  response,
  authenticatorAttachment,
  clientExtensionResults,
}: RegistrationResponseJSON | AuthenticationResponseJSON): Credential {
  return {
    id,
    rawId,
    type: 'public-key',
    response: { ...response },
    clientExtensionResults: { ...clientExtensionResults },
    ...(authenticatorAttachment === undefined ? {} : { authenticatorAttachment }),
  };
}
