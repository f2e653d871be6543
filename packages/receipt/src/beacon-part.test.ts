import { createHash } from 'node:crypto';
import { drawCommitment } from '@wau/fairness/draw-commitment';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import { drawLottery } from '@wau/rules/lottery/draw-shape';
import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import { describe, expect, test } from 'vitest';
import { readSlipLines } from './read-slip.ts';
import type { BeaconRound, OrderOutcome, PlacedOrder, SeedProof } from './receipt.ts';
import { placedHashOf } from './receipt-signature.ts';
import { reckonPayout } from './reckon-payout.ts';
import { digestOf } from './slip-path.ts';
import { exampleKeys, signReceipt } from './testing/signed-receipt.ts';
import { verifyReceipt } from './verify-receipt.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const raise = (): never => expect.fail('it can be read');

/** Round 1000 as drand has published it; it came at 15:59:24. */
const round = { name: 'drand-quicknet', round: 1_000 };
const beaconSignature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39';
const randomness = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';

const seed = parseServerSeed(sha256('a seed')) ?? raise();
const family = lotteryFamily('ssc', '2023-08-23') ?? raise();

interface Told {
  readonly placedAt?: string;
  readonly beacon?: BeaconRound | undefined;
  readonly proof?: Partial<SeedProof>;
  /** What the house has drawn the numbers by. */
  readonly publicPart?: string;
}

/** Every digit of one place was picked, of which one wins. */
function receiptOf({ placedAt = '2023-08-23T15:59:10.000Z', publicPart = randomness, ...told }: Told) {
  const slip = [
    `wau-lottery-slip-1 wau ssc-1m 20230823-1439 lto_one.1 ${placedAt}`,
    'place-1-number ZY 0,1,2,3,4,5,6,7,8,9 10 100 1 1800 99100',
  ].join('\n');
  const beacon = 'beacon' in told ? told.beacon : round;
  const placed: PlacedOrder = {
    merchantCode: 'wau',
    orderId: 'lto_one',
    gameId: 'ssc-1m',
    family: 'ssc',
    drawSource: 'own',
    currencyCode: 'MYR',
    stakeMinor: '1000',
    placedAt,
    stopsOnWin: false,
    entries: [
      {
        entry: 1,
        numero: '20230823-1439',
        commitment: drawCommitment(seed),
        ...(beacon === undefined ? {} : { beacon }),
        stakeMinor: '1000',
        stakeTransferId: 'trf_stake',
        slip,
      },
    ],
  };
  const slipHashes = [sha256(slip)];
  const proof = {
    seed,
    beaconSignature,
    slipRoot: digestOf(slipHashes),
    slipHashes,
    path: [],
    ...told.proof,
  };
  const clientSeed = parseClientSeed(publicPart === '' ? proof.slipRoot : publicPart) ?? raise();
  const result = drawLottery(family.shape, roundStream(seed, clientSeed, 0));
  const [line = raise()] = readSlipLines(family, slip) ?? raise();
  const payoutMinor = reckonPayout(family, result, line).payoutMinor.toString();
  const draw = { result, linePayoutsMinor: [payoutMinor], seed: proof, publishedBy: [] };
  const ended = { entry: 1, payoutMinor, refundMinor: '0', transferIds: ['trf_win'], draw };
  const outcome: OrderOutcome = {
    placedHash: placedHashOf(placed),
    entries: [{ ...ended, state: 'settled' }],
  };
  return JSON.stringify(signReceipt(placed, outcome));
}

const wrongChecks = (told: Told) =>
  verifyReceipt(receiptOf(told), exampleKeys())
    .checks.filter(({ isRight }) => !isRight)
    .map(({ check }) => check);

const withoutSignature = (): string => receiptOf({}).replace(`"beaconSignature":"${beaconSignature}",`, '');

describe('LO-04 LO-06 a receipt of a draw by a public beacon', () => {
  test('is right where the round came after the order and the beacon signed it', () => {
    expect(verifyReceipt(receiptOf({}), exampleKeys()).verdict).toBe('right');
  });

  test.each<[string, Told]>([
    ['a round that had come when the order was placed', { placedAt: '2023-08-23T15:59:24.000Z' }],
    ['another round than it was placed under', { beacon: { ...round, round: 1_001 } }],
    ['a beacon that nobody knows', { beacon: { ...round, name: 'of-the-house' } }],
    ['a signature that is none', { proof: { beaconSignature: 'b4'.repeat(48) } }],
    ['a beacon that it was not placed under', { beacon: undefined }],
  ])('is refused with %s', (_, told) => {
    expect(wrongChecks(told)).toContain('beacon');
  });

  test('is refused where the house has drawn by the slips after all', () => {
    expect(wrongChecks({ publicPart: '' })).toContain('numbers');
  });

  test('is refused where the signature was left out', () => {
    expect(verifyReceipt(withoutSignature(), exampleKeys()).verdict).toBe('refused');
  });
});
