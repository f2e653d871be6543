import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import { type ReceiptKeys as PublishedKeys, receiptKeysFormat, type SigningKey } from '@wau/receipt/receipt';
import { keyIdOf } from '@wau/receipt/receipt-signature';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedBytes, sealBytes } from '@wau/service/secrets/sealing';
import type { ServerParts } from '../../../platform/server-parts.ts';
import {
  insertReceiptKey,
  lockReceiptKeys,
  type ReceiptKeyRow,
  selectReceiptKeys,
} from './receipt-keys-sql.ts';

/** Private keys that are kept opened, one for a merchant and some that rotated. */
const openedKeysLimit = 500;

export type ReceiptKeyParts = Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random'> & {
  readonly config: Pick<ServerParts['config'], 'masterSecret'>;
};

/** The key that a merchant signs with now. */
export interface ReceiptSigner extends SigningKey {
  /** The signature in hexadecimal. */
  sign(bytes: Uint8Array): string;
}

/** The keys that receipts are signed with, one merchant apart from the other. */
export interface ReceiptKeys {
  /** Makes the first one of a merchant. */
  signer(merchantCode: MerchantCode): Promise<ReceiptSigner>;
  /** All that the merchant signs with or has signed with, the latest first. */
  published(merchantCode: MerchantCode): Promise<PublishedKeys>;
}

export function createReceiptKeys(parts: ReceiptKeyParts): ReceiptKeys {
  const sealingKey = sealingKeyOf(parts);
  const opened = new Map<string, KeyObject>();
  const keysOf = async (merchantCode: MerchantCode): Promise<readonly ReceiptKeyRow[]> => {
    const rows = await selectReceiptKeys(parts.runner, merchantCode);
    return rows.length > 0
      ? rows
      : withTransaction(parts.database, (tx) => firstKey(parts, tx, merchantCode));
  };
  return {
    async signer(merchantCode) {
      const [row] = await keysOf(merchantCode);
      if (row === undefined) throw new Error('a merchant has a key once it has been asked for');
      const place = keyPlace(merchantCode, row.key_id);
      const privateKey = opened.get(place) ?? openKey(sealingKey, place, row);
      if (opened.size >= openedKeysLimit) opened.clear();
      opened.set(place, privateKey);
      return {
        keyId: row.key_id,
        publicKey: row.public_key,
        sign: (bytes) => sign(null, bytes, privateKey).toString('hex'),
      };
    },
    async published(merchantCode) {
      const rows = await keysOf(merchantCode);
      return {
        format: receiptKeysFormat,
        merchantCode,
        keys: rows.map(({ key_id, public_key, since }) => ({
          keyId: key_id,
          publicKey: public_key,
          since: since.toISOString(),
        })),
      };
    },
  };
}

async function firstKey(
  parts: ReceiptKeyParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly ReceiptKeyRow[]> {
  await lockReceiptKeys(tx, merchantCode);
  const rows = await selectReceiptKeys(tx, merchantCode);
  return rows.length > 0 ? rows : [await addReceiptKey(parts, tx, merchantCode, 1)];
}

/** Makes a key and seals its private half; whoever calls it holds the lock of the merchant's keys. */
export async function addReceiptKey(
  parts: ReceiptKeyParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  generation: number,
): Promise<ReceiptKeyRow> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  // Behind a head of twelve bytes the 32 of the key are all that there is.
  const publicHex = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const keyId = keyIdOf(publicHex);
  const secret = privateKey.export({ format: 'der', type: 'pkcs8' });
  const row = {
    generation,
    key_id: keyId,
    public_key: publicHex,
    sealed_private_key: sealBytes(sealingKeyOf(parts), keyPlace(merchantCode, keyId), secret, parts.random),
    since: new Date(parts.clock.nowMs()),
  };
  await insertReceiptKey(tx, merchantCode, row);
  return row;
}

function sealingKeyOf({ config }: ReceiptKeyParts): Buffer {
  return deriveKey(config.masterSecret, 'sealing/lottery-receipt-keys');
}

function keyPlace(merchantCode: MerchantCode, keyId: string): string {
  return `wau.lottery_receipt_keys/${merchantCode}/${keyId}`;
}

function openKey(sealingKey: Buffer, place: string, { sealed_private_key }: ReceiptKeyRow): KeyObject {
  const key = openSealedBytes(sealingKey, place, sealed_private_key);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}
