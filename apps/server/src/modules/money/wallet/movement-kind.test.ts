import { movementKinds } from '@wau/contract/movement-kinds';
import { reasons } from '@wau/ledger/reasons';
import { expect, test } from 'vitest';
import { reasonsOfKind } from './movement-kind.ts';

test('each reason is of the kind that a player looks for it under', () => {
  const kindOf = new Map(
    movementKinds.flatMap((kind) => reasonsOfKind(kind)?.map((reason) => [reason, kind]) ?? []),
  );
  expect(Object.fromEntries(reasons.map((reason) => [reason, kindOf.get(reason)]))).toEqual({
    deposit: 'deposit',
    'deposit.reversal': 'deposit',
    withdrawal: 'withdrawal',
    'withdrawal.reversal': 'withdrawal',
    'withdrawal.settlement': 'withdrawal',
    'withdrawal.fee': 'withdrawal',
    'deposit.fee': 'deposit',
    'wallet.transfer.out': 'transfer',
    'wallet.transfer.reversal': 'transfer',
    'wallet.transfer.settlement': 'transfer',
    'wallet.transfer.in': 'transfer',
    'upline.transfer': 'transfer',
    'downline.transfer': 'transfer',
    'rain.fund': 'transfer',
    'rain.return': 'transfer',
    'rain.packet': 'bonus',
    'referral.reward': 'bonus',
    'reward.lapse': 'bonus',
    'game.bet': 'stake',
    'game.rollback': 'stake',
    'game.win': 'payout',
    'bet.correction': 'payout',
    'lottery.stake': 'stake',
    'lottery.refund': 'stake',
    'lottery.win': 'payout',
    bonus: 'bonus',
    'club.benefit': 'bonus',
    rebate: 'bonus',
    'lottery.rebate': 'bonus',
    'team.rebate': 'bonus',
    'affiliate.commission': 'bonus',
    'trial.grant': 'other',
    adjustment: 'other',
    commission: 'other',
  });
});

test('without a kind every reason counts', () => {
  expect(reasonsOfKind(undefined)).toBeUndefined();
});
