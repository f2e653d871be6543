import { createHmac } from 'node:crypto';
import { deriveKey } from '@wau/service/secrets/derived-key';
import type { ServerConfig } from '../../../server-config.ts';

/** What tells a person apart, as far as it is known. */
export interface Identity {
  /** E.164. */
  readonly mobileNumber?: string | undefined;
  readonly email?: string | undefined;
  readonly idNumber?: string | undefined;
}

/**
 * Keyed digests of what identifies a person, one for each: they can be compared with each other, and from them alone nobody
 * learns or can try out whose they are.
 */
export function identityDigests(
  { masterSecret }: Pick<ServerConfig, 'masterSecret'>,
  { mobileNumber, email, idNumber }: Identity,
): readonly Buffer[] {
  const key = deriveKey(masterSecret, 'digest/excluded-identities');
  const said = [
    ['mobile', mobileNumber?.trim() ?? ''],
    ['email', email?.trim().toLowerCase() ?? ''],
    // However its groups are set apart.
    ['id', idNumber?.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase() ?? ''],
  ] as const;
  return said
    .filter(([, text]) => text !== '')
    .map(([kind, text]) => createHmac('sha256', key).update(`${kind}\n${text}`).digest());
}
