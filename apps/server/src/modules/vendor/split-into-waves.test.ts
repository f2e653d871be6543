import type { MemberId, MerchantCode, RoundId } from '@wau/contract/ids';
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

test('nothing makes no wave', () => {
  expect(splitIntoWaves([])).toEqual([]);
});
