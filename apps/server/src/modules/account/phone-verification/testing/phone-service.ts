import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A service that signs for phone numbers, with its keys over HTTP as the real ones have them. */
export interface PhoneService {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
  /** How often the keys have been fetched. */
  readonly fetchCount: () => number;
  /** A token as the service gives it after a right code; `claims` and `header` change it. */
  sign(phoneNumber: string, nowMs: number, change?: TokenChange): Promise<string>;
  /** The service stops answering. */
  close(): Promise<void>;
}

interface TokenChange {
  readonly claims?: JWTPayload;
  /** Signed with another key under the same name. */
  readonly isForged?: boolean;
  readonly issuedMsAgo?: number;
}

const kid = 'key-1';
const audience = 'wau-phone';

export async function startPhoneService(): Promise<PhoneService> {
  const ours = await generateKeyPair('RS256');
  const forgers = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(ours.publicKey)), kid, alg: 'RS256', use: 'sig' };
  let fetchCount = 0;
  const server = createServer((_request, response) => {
    fetchCount += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer = `${origin}/issuer`;
  return {
    issuer,
    audience,
    jwksUrl: `${origin}/jwks`,
    fetchCount: () => fetchCount,
    sign(phoneNumber, nowMs, { claims = {}, isForged = false, issuedMsAgo = 0 } = {}) {
      const iat = Math.floor((nowMs - issuedMsAgo) / 1000);
      const names = { iss: issuer, aud: audience, sub: phoneNumber, phone_number: phoneNumber };
      const whole = { ...names, iat, jti: randomUUID() };
      return new SignJWT({ ...whole, exp: iat + 3_600, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign((isForged ? forgers : ours).privateKey);
    },
    close() {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
