import type { MerchantCode } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedText, sealText } from '@wau/service/secrets/sealing';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  deleteRetiredKeys,
  type EncryptionKeyRow,
  insertKey,
  lockKeyRotation,
  selectAcceptedKey,
  selectCurrentKey,
} from './encryption-keys-sql.ts';

/** A key is handed out for a day and accepted for another, so that an open form still gets through. */
export const keyLifetimeMs = 24 * 60 * 60_000;
export const keyOverlapMs = 24 * 60 * 60_000;

/** The next key is made this long before the present one stops being handed out. */
const renewalLeadMs = 2 * 60 * 60_000;

/** Private keys that are kept opened; a merchant has two at most. */
const openedKeysLimit = 200;

export interface PublicEncryptionKey {
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}

/** The keys that payloads are encrypted to, one merchant apart from the other. */
export interface EncryptionKeys {
  /** The key to hand out; makes the first one of a merchant. */
  current(merchantCode: MerchantCode): Promise<PublicEncryptionKey>;
  /** The private half of a key that is still accepted, else `undefined`. */
  privateKey(merchantCode: MerchantCode, kid: string): Promise<CryptoKey | undefined>;
  /** Makes the next key when the present one is about to rotate, and deletes those that are retired. */
  rotate(merchantCode: MerchantCode): Promise<void>;
}

type KeyParts = Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random' | 'config'>;

interface OpenedKey {
  readonly privateKey: CryptoKey;
  readonly retiresAtMs: number;
}

export function createEncryptionKeys(parts: KeyParts): EncryptionKeys {
  const { clock, runner } = parts;
  const sealingKey = deriveKey(parts.config.masterSecret, 'sealing/encryption-keys');
  const opened = new Map<string, OpenedKey>();

  const ensureKey = async (merchantCode: MerchantCode, lastsUntil: Date): Promise<EncryptionKeyRow> =>
    withTransaction(parts.database, async (within) => {
      await lockKeyRotation(within, merchantCode);
      const present = await selectCurrentKey(within, merchantCode, lastsUntil);
      if (present !== undefined) return present;
      await addKey(parts, within, merchantCode, sealingKey);
      const added = await selectCurrentKey(within, merchantCode, lastsUntil);
      if (added === undefined) throw new Error('a new key is the current one');
      return added;
    });

  return {
    async current(merchantCode) {
      const now = new Date(clock.nowMs());
      const row = (await selectCurrentKey(runner, merchantCode, now)) ?? (await ensureKey(merchantCode, now));
      const { x, y } = row.public_jwk;
      if (x === undefined || y === undefined) throw new Error('a P-256 key has two coordinates');
      return { kid: row.kid, x, y };
    },
    async privateKey(merchantCode, kid) {
      const nowMs = clock.nowMs();
      const place = keyPlace(merchantCode, kid);
      const known = opened.get(place);
      if (known !== undefined) return known.retiresAtMs > nowMs ? known.privateKey : undefined;
      const row = await selectAcceptedKey(runner, merchantCode, kid, new Date(nowMs));
      if (row === undefined) return undefined;
      const jwk = JSON.parse(openSealedText(sealingKey, place, row.sealed_private_key)) as JWK;
      const privateKey = (await importJWK(jwk, 'ECDH-ES')) as CryptoKey;
      if (opened.size >= openedKeysLimit) opened.clear();
      opened.set(place, { privateKey, retiresAtMs: row.retires_at.getTime() });
      return privateKey;
    },
    async rotate(merchantCode) {
      const nowMs = clock.nowMs();
      await ensureKey(merchantCode, new Date(nowMs + renewalLeadMs));
      await deleteRetiredKeys(runner, merchantCode, new Date(nowMs));
    },
  };
}

function keyPlace(merchantCode: MerchantCode, kid: string): string {
  return `wau.encryption_keys/${merchantCode}/${kid}`;
}

async function addKey(
  parts: KeyParts,
  within: SqlRunner,
  merchantCode: MerchantCode,
  sealingKey: Buffer,
): Promise<void> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const kid = Buffer.from(parts.random.bytes(12)).toString('base64url');
  const createdAtMs = parts.clock.nowMs();
  await insertKey(within, merchantCode, {
    kid,
    publicJwk: await exportJWK(publicKey),
    sealedPrivateKey: sealText(
      sealingKey,
      keyPlace(merchantCode, kid),
      JSON.stringify(await exportJWK(privateKey)),
      parts.random,
    ),
    createdAt: new Date(createdAtMs),
    rotatesAt: new Date(createdAtMs + keyLifetimeMs),
    retiresAt: new Date(createdAtMs + keyLifetimeMs + keyOverlapMs),
  });
}
