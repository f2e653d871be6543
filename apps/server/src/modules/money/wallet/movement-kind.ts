import type { MovementKind } from '@wau/contract/movement-kinds';
import { type Reason, reasons } from '@wau/ledger/reasons';

/** What players tell apart. A reason that stands nowhere here is `other`. */
const named: Readonly<Record<Exclude<MovementKind, 'other'>, readonly Reason[]>> = {
  deposit: ['deposit', 'deposit.reversal', 'deposit.fee'],
  withdrawal: ['withdrawal', 'withdrawal.reversal', 'withdrawal.settlement', 'withdrawal.fee'],
  transfer: [
    'wallet.transfer.out',
    'wallet.transfer.reversal',
    'wallet.transfer.settlement',
    'wallet.transfer.in',
    'upline.transfer',
    'downline.transfer',
    'rain.fund',
    'rain.return',
  ],
  stake: ['game.bet', 'game.rollback', 'lottery.stake', 'lottery.refund'],
  payout: ['game.win', 'bet.correction', 'lottery.win'],
  bonus: [
    'bonus',
    'club.benefit',
    'rebate',
    'lottery.rebate',
    'team.rebate',
    'referral.reward',
    'reward.lapse',
    'referral.reward',
    'reward.lapse',
    'rain.packet',
    'referral.reward',
    'reward.lapse',
    'affiliate.commission',
  ],
};

/** The ledger's reasons of a kind; `undefined` for all. */
export function reasonsOfKind(kind: MovementKind | undefined): readonly Reason[] | undefined {
  if (kind === undefined) return undefined;
  if (kind !== 'other') return named[kind];
  const known = new Set(Object.values(named).flat());
  return reasons.filter((reason) => !known.has(reason));
}
