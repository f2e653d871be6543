import type { ErrorCode } from '@wau/contract/error-codes';
import type { GameId, MerchantCode, RoundId } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import type { WalletClient } from '../wallet-client.ts';
import { driveRound, type RoundInWallet } from './drive-round.ts';

const round: RoundInWallet = {
  merchantId: 'wau' as MerchantCode,
  playerId: 'mbr_1',
  roundId: 'rnd_1' as RoundId,
  gameId: 'dice' as GameId,
  decisions: null,
  parameters: {},
  stakeMinor: toMinor(100n),
  payoutMinor: toMinor(0n),
  currencyCode: 'MYR',
};

/** A wallet that refuses every call with one code. */
function refusingWallet(code: ErrorCode): WalletClient {
  const refuse = async () => ({ kind: 'refused', code, balanceMinor: undefined }) as const;
  return {
    authenticate: refuse,
    balance: refuse,
    bet: refuse,
    bets: (bets) => Promise.all(bets.map(refuse)),
    win: refuse,
    rollback: refuse,
    endRound: refuse,
  };
}

test('a bet that may have been taken is not called refunded by an operator that knows no such player', async () => {
  const wallet = refusingWallet('vendor.player.unknown');
  expect(await driveRound(wallet, round, 'token', 'neverSent')).toMatchObject({ kind: 'refunded' });
  expect(await driveRound(wallet, round, 'token', 'perhapsSent')).toMatchObject({ kind: 'unknown' });
});
