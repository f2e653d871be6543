import type { MemberId, MerchantCode, RoundId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { splitIntoWaves } from './split-into-waves.ts';
import type { WalletCommand } from './wallet-command.ts';

const end = (player: string, round: string): WalletCommand => ({
  kind: 'endRound',
  merchantCode: 'wau' as MerchantCode,
  vendorCode: 'studio',
  memberId: player as MemberId,
  roundId: round as RoundId,
  gameId: 'dice',
});

test('calls of different rounds go together', () => {
  expect(splitIntoWaves([end('a', '1'), end('b', '2'), end('a', '3')])).toEqual([[0, 1, 2]]);
});

test('a round occurs once in a wave, and later calls of its player do not overtake', () => {
  const commands = [end('a', '1'), end('a', '1'), end('a', '2'), end('b', '3'), end('a', '1')];
  expect(splitIntoWaves(commands)).toEqual([[0, 3], [1, 2], [4]]);
});

test('after a bet that brings its win along, its player goes on in the next wave', () => {
  const bet = (player: string, round: string, win: boolean): WalletCommand => ({
    ...end(player, round),
    kind: 'bet',
    transactionId: `${round}:bet`,
    amountMinor: toMinor(1n),
    currencyCode: 'MYR',
    sessionTokenHash: Buffer.alloc(32),
    win: win ? { transactionId: `${round}:win`, amountMinor: toMinor(1n) } : undefined,
    endRound: true,
    buysFeature: false,
  });
  const commands = [bet('a', '1', true), bet('a', '2', false), bet('b', '3', false), bet('b', '4', false)];
  expect(splitIntoWaves(commands)).toEqual([[0, 2, 3], [1]]);
});

test('nothing makes no wave', () => {
  expect(splitIntoWaves([])).toEqual([]);
});
