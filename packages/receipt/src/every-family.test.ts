import { createHash } from 'node:crypto';
import { drawCommitment } from '@wau/fairness/draw-commitment';
import { roundStream } from '@wau/fairness/round-stream';
import { parseClientSeed, parseServerSeed } from '@wau/fairness/seeds';
import { countLines } from '@wau/rules/lottery/count-lines';
import { drawLottery } from '@wau/rules/lottery/draw-shape';
import { lotteryFamily, lotteryFamilyCodes } from '@wau/rules/lottery/lottery-families';
import { chargedLotsOf } from '@wau/rules/lottery/lottery-play';
import { picksText } from '@wau/rules/lottery/read-picks';
import { randomPicks } from '@wau/rules/lottery/testing/random-picks';
import { winsOfPicks } from '@wau/rules/lottery/testing/wins-of-picks';
import { seededIntegerSource } from '@wau/rules/seeded-integer-source';
import { expect, test } from 'vitest';
import type { PlacedOrder } from './receipt.ts';
import { placedHashOf } from './receipt-signature.ts';
import { digestOf } from './slip-path.ts';
import { exampleKeys, signReceipt } from './testing/signed-receipt.ts';
import { verifyReceipt } from './verify-receipt.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const keys = exampleKeys();

test.each(lotteryFamilyCodes)('a slip with every play of %s is reckoned again to the last cent', (code) => {
  const family = lotteryFamily(code, '2026-11-29') ?? expect.fail('a family');
  const integers = seededIntegerSource(20_261_129);
  const seed = parseServerSeed(sha256(code)) ?? expect.fail('a seed');
  const bets = family.plays.map((play) => ({ play, picks: randomPicks(family.shape, play, integers) }));
  const lines = bets.map(({ play, picks }) => {
    const count = countLines(family.shape, play, picks);
    const odds = play.prizes.map(({ payoutTenThousandths }) => payoutTenThousandths);
    return {
      stakeMinor: count * BigInt(chargedLotsOf(play)) * 30n,
      text: [play.code, 'ZY', picksText(family.shape, play, picks), count, 10, 3, 1_800, odds.join('/')].join(
        ' ',
      ),
    };
  });
  const stakeMinor = lines.reduce((sum, line) => sum + line.stakeMinor, 0n).toString();
  const placedAt = '2026-11-29T10:00:00.007Z';
  const head = `wau-lottery-slip-1 wau any 20261129 lto_any.1 ${placedAt}`;
  const slip = [head, ...lines.map(({ text }) => text)].join('\n');
  const commitment = drawCommitment(seed);
  const placed: PlacedOrder = {
    merchantCode: 'wau',
    orderId: 'lto_any',
    gameId: 'any',
    family: code,
    drawSource: 'own',
    currencyCode: 'MYR',
    stakeMinor,
    placedAt,
    stopsOnWin: false,
    entries: [{ entry: 1, numero: '20261129', commitment, stakeMinor, stakeTransferId: 'trf_any', slip }],
  };
  const slipHashes = [sha256(slip)];
  const slipRoot = digestOf(slipHashes);
  const root = parseClientSeed(slipRoot) ?? expect.fail('a root');
  const result = drawLottery(family.shape, roundStream(seed, root, 0));
  const payouts = bets.map(({ play, picks }) => {
    let sum = 0n;
    const wins = winsOfPicks(family, play.code, picksText(family.shape, play, picks), result);
    for (const [prize, count] of Object.entries(wins)) {
      sum += count * BigInt(play.prizes.find((each) => each.code === prize)?.payoutTenThousandths ?? 0);
    }
    return (sum * 30n) / 10_000n;
  });
  const payoutMinor = payouts.reduce((sum, payout) => sum + payout, 0n).toString();
  const linePayoutsMinor = payouts.map(String);
  const proof = { seed, slipRoot, slipHashes, path: [] };
  const draw = { result, linePayoutsMinor, seed: proof, publishedBy: [] };
  const ended = {
    entry: 1,
    state: 'settled',
    payoutMinor,
    refundMinor: '0',
    transferIds: ['trf_win'],
    draw,
  } as const;
  const outcome = { placedHash: placedHashOf(placed), entries: [ended] };
  const { checks, verdict } = verifyReceipt(JSON.stringify(signReceipt(placed, outcome)), keys);
  expect(checks.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(verdict).toBe('right');
});
