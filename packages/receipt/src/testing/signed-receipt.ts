import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { drawCommitment } from '@wau/fairness/draw-commitment';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import { drawLottery } from '@wau/rules/lottery/draw-shape';
import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import { readSlipLines } from '../read-slip.ts';
import {
  type OrderOutcome,
  type PlacedOrder,
  type Receipt,
  type ReceiptKeys,
  receiptFormat,
  receiptHelp,
  receiptKeysFormat,
} from '../receipt.ts';
import { keyIdOf, placedHashOf, type SignedPart, signedBytes } from '../receipt-signature.ts';
import { reckonPayout } from '../reckon-payout.ts';
import { digestOf, rootOfPath, slipPath } from '../slip-path.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A key that anybody can make: the 32 bytes of its private half are the hash of a text. */
export function exampleKey(text: string): KeyObject {
  const pkcs8 = Buffer.from(`302e020100300506032b657004220420${sha256(text)}`, 'hex');
  return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
}

function publicHexOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
}

const houseKey = exampleKey('the key of the example');

export function exampleKeys(key: KeyObject = houseKey): ReceiptKeys {
  const publicKey = publicHexOf(key);
  const since = '2026-11-01T00:00:00.000Z';
  return {
    format: receiptKeysFormat,
    merchantCode: 'wau',
    keys: [{ keyId: keyIdOf(publicKey), publicKey, since }],
  };
}

const signatureOf = (key: KeyObject, part: SignedPart): string =>
  sign(null, signedBytes(part), key).toString('hex');

export function signReceipt(
  placed: PlacedOrder,
  outcome: OrderOutcome | null,
  key: KeyObject = houseKey,
): Receipt {
  const publicKey = publicHexOf(key);
  return {
    format: receiptFormat,
    help: receiptHelp,
    key: { keyId: keyIdOf(publicKey), publicKey },
    placed,
    placedSignature: signatureOf(key, { part: 'placed', value: placed }),
    outcome,
    outcomeSignature: outcome === null ? null : signatureOf(key, { part: 'outcome', value: outcome }),
  };
}

const seed = sha256('the seed of the example');
const numeros = ['20261129-0001', '20261129-0002', '20261129-0003'];
const lines = [
  'last-two-straight ZY 1,2,3,4,5|1,2,3,4,5,6,7,8 40 100 1 1800 900000',
  'place-1-number ZY 0,1,2,3,4,5,6,7,8,9 10 100 2 1800 99100',
];

/** An order of the lottery `ssc-1m` for three draws: one that was drawn, one that was given back, one to come. */
export const examplePlaced: PlacedOrder = {
  merchantCode: 'wau',
  orderId: 'lto_example',
  gameId: 'ssc-1m',
  family: 'ssc',
  drawSource: 'own',
  currencyCode: 'MYR',
  stakeMinor: '18000',
  placedAt: '2026-11-29T10:00:00.007Z',
  stopsOnWin: false,
  entries: numeros.map((numero, index) => ({
    entry: index + 1,
    numero,
    commitment: drawCommitment(parseServerSeed(index === 0 ? seed : sha256(numero)) ?? raise()),
    stakeMinor: '6000',
    stakeTransferId: `trf_stake${index + 1}`,
    slip: [
      `wau-lottery-slip-1 wau ssc-1m ${numero} lto_example.${index + 1} 2026-11-29T10:00:00.007Z`,
      ...lines,
    ].join('\n'),
  })),
};

/** The slip of the first draw is the last one in the last of three digests, behind that of somebody else. */
export function exampleOutcome(before: readonly string[] = [sha256('another slip')]): OrderOutcome {
  const [first] = examplePlaced.entries;
  const family = lotteryFamily('ssc', '2026-11-29');
  if (first === undefined || family === undefined) return raise();
  const slipHashes = [...before, sha256(first.slip)];
  const digests = [digestOf([sha256('a')]), digestOf([sha256('b')]), digestOf(slipHashes)];
  const path = slipPath(digests, 2);
  const slipRoot = rootOfPath({ slipHashes, path });
  const clientSeed = parseClientSeed(slipRoot) ?? raise();
  const result = drawLottery(family.shape, roundStream(parseServerSeed(seed) ?? raise(), clientSeed, 0));
  const payouts = (readSlipLines(family, first.slip) ?? []).map(
    (line) => reckonPayout(family, result, line).payoutMinor,
  );
  const payoutMinor = payouts.reduce((sum, payout) => sum + payout, 0n).toString();
  const linePayoutsMinor = payouts.map(String);
  return {
    placedHash: placedHashOf(examplePlaced),
    entries: [
      {
        entry: 1,
        state: 'settled',
        payoutMinor,
        refundMinor: '0',
        transferIds: ['trf_win1'],
        draw: { result, linePayoutsMinor, seed: { seed, slipRoot, slipHashes, path }, publishedBy: [] },
      },
      {
        entry: 2,
        state: 'cancelled',
        payoutMinor: '0',
        refundMinor: '6000',
        transferIds: ['trf_refund2'],
        draw: null,
      },
    ],
  };
}

function raise(): never {
  throw new Error('the example is made of what can be read');
}
