import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { takesTwoToDecide } from './takes-two-to-decide.ts';

const round = (stake: bigint, payout: bigint, givesBack = false) => ({
  stake_minor: toMinor(stake),
  payout_minor: toMinor(payout),
  gives_back: givesBack,
});

test.each([
  ['trying a won round again', round(100n, 250n), 'retry', 0n, false],
  ['refunding a won round, however little it pays', round(100n, 1n), 'refund', 0n, true],
  ['refunding a lost round', round(100n, 0n), 'refund', 0n, false],
  ['refunding what was to be given back anyhow', round(100n, 250n, true), 'refund', 0n, false],
  ['trying again what pays as much as takes two', round(100n, 5_000n), 'retry', 5_000n, true],
  ['trying again what pays less', round(100n, 4_999n), 'retry', 5_000n, false],
  ['refunding a stake of as much', round(5_000n, 0n), 'refund', 5_000n, true],
  ['refunding a stake of less', round(4_999n, 0n), 'refund', 5_000n, false],
] as const)('%s', (_title, asked, deed, from, expected) => {
  expect(takesTwoToDecide(asked, deed, toMinor(from))).toBe(expected);
});
