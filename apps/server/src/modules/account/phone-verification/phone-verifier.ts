import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Fault, Refusal } from '@wau/service/refusal';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';

import { type PhoneProviderRow, selectPhoneProvider } from './phone-verification-sql.ts';
import { keepTokenHash } from './used-phone-token-sql.ts';
import { hashOfToken } from './used-phone-tokens.ts';

/** A token is for right now: somebody who finds one later cannot use it. */
const tokenLifetimeMs = 10 * 60_000;
const clockToleranceSeconds = 30;
const jwksTimeoutMs = 5_000;
const jwksCooldownMs = 30_000;
const jwksLifetimeMs = 10 * 60_000;

/** Confirms phone numbers by the tokens of the merchant's outside service. */
export interface PhoneVerifier {
  /** Where browsers have codes sent and checked; `undefined`: the merchant uses no such service. */
  settingsOf(merchant: Merchant): Promise<PhoneProviderRow | undefined>;
  /**
   * What a token confirms. It is fresh for ten minutes after the code was checked. Refuses `module.unavailable` and
   * `firebase.token.invalid`; an unreachable service is a fault.
   */
  check(merchant: Merchant, idToken: string): Promise<ConfirmedPhone>;
}

/** A number that a token confirms. */
export interface ConfirmedPhone {
  /** E.164. */
  readonly mobileNumber: string;
  /** Uses the token up, in the transaction of what it is for. Refuses `firebase.token.invalid` the second time. */
  readonly use: (tx: SqlRunner) => Promise<void>;
}

type KeySet = ReturnType<typeof createRemoteJWKSet>;

export function createPhoneVerifier(parts: Pick<ServerParts, 'runner' | 'clock'>): PhoneVerifier {
  const keySets = new Map<string, KeySet>();
  const keysAt = (url: string): KeySet => {
    let keys = keySets.get(url);
    if (keys === undefined) {
      keys = createRemoteJWKSet(new URL(url), {
        timeoutDuration: jwksTimeoutMs,
        cooldownDuration: jwksCooldownMs,
        cacheMaxAge: jwksLifetimeMs,
      });
      keySets.set(url, keys);
    }
    return keys;
  };
  const settingsOf = (merchant: Merchant) => selectPhoneProvider(parts.runner, merchant.merchantCode);
  return {
    settingsOf,
    async check(merchant, idToken) {
      const settings = await settingsOf(merchant);
      if (settings === undefined) throw new Refusal('module.unavailable');
      const payload = await verify(idToken, settings, keysAt(settings.jwks_url), parts.clock.nowMs());
      const number = payload.phone_number;
      if (typeof number !== 'string' || !/^\+[1-9][0-9]{6,14}$/.test(number)) throw invalidToken();
      return {
        mobileNumber: number,
        async use(tx) {
          const expiresAt = new Date(parts.clock.nowMs() + tokenLifetimeMs + clockToleranceSeconds * 1000);
          const isFirst = await keepTokenHash(tx, merchant.merchantCode, hashOfToken(idToken), expiresAt);
          if (!isFirst) throw invalidToken();
        },
      };
    },
  };
}

function invalidToken(): Refusal {
  return new Refusal('firebase.token.invalid', { field: 'firebaseIdToken' });
}

async function verify(
  idToken: string,
  settings: PhoneProviderRow,
  keys: KeySet,
  nowMs: number,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: settings.issuer,
      audience: settings.audience,
      // Never a symmetric one, which could be signed with a public key.
      algorithms: ['RS256', 'ES256', 'EdDSA'],
      requiredClaims: ['sub', 'iat', 'exp', 'phone_number'],
      maxTokenAge: tokenLifetimeMs / 1000,
      clockTolerance: clockToleranceSeconds,
      currentDate: new Date(nowMs),
    });
    // A refreshed token is issued anew; only `auth_time` still says when the code was checked.
    const { auth_time: checkedAtSeconds } = payload;
    const oldestMs = nowMs - tokenLifetimeMs - clockToleranceSeconds * 1000;
    if (typeof checkedAtSeconds === 'number' && checkedAtSeconds * 1000 < oldestMs) throw invalidToken();
    return payload;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isAboutToken =
      error instanceof errors.JOSEError &&
      !(error instanceof errors.JWKSTimeout) &&
      !(error instanceof errors.JWKSInvalid);
    // A key set that cannot be had is told apart from a token that does not fit; jose says so by plain errors.
    if (isAboutToken && error.code !== 'ERR_JOSE_GENERIC') throw invalidToken();
    throw new Fault('network.upstream.failed', { cause: error });
  }
}
