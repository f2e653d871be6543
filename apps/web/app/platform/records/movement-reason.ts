import type { PlainMessageId } from '../language/message-ids.ts';

const reasonNames: Readonly<Record<string, PlainMessageId>> = {
  deposit: 'movements.reason.deposit',
  'deposit.reversal': 'movements.reason.deposit.reversal',
  'deposit.fee': 'movements.reason.deposit.fee',
  withdrawal: 'movements.reason.withdrawal',
  'withdrawal.reversal': 'movements.reason.withdrawal.reversal',
  'withdrawal.settlement': 'movements.reason.withdrawal.settlement',
  'withdrawal.fee': 'movements.reason.withdrawal.fee',
  'wallet.transfer.out': 'movements.reason.wallet.transfer.out',
  'wallet.transfer.reversal': 'movements.reason.wallet.transfer.reversal',
  'wallet.transfer.settlement': 'movements.reason.wallet.transfer.settlement',
  'wallet.transfer.in': 'movements.reason.wallet.transfer.in',
  'upline.transfer': 'movements.reason.upline.transfer',
  'downline.transfer': 'movements.reason.downline.transfer',
  'rain.fund': 'movements.reason.rain.fund',
  'rain.packet': 'movements.reason.rain.packet',
  'rain.return': 'movements.reason.rain.return',
  'game.bet': 'movements.reason.game.bet',
  'game.win': 'movements.reason.game.win',
  'game.rollback': 'movements.reason.game.rollback',
  'bet.correction': 'movements.reason.bet.correction',
  'lottery.stake': 'movements.reason.lottery.stake',
  'lottery.win': 'movements.reason.lottery.win',
  'lottery.refund': 'movements.reason.lottery.refund',
  'lottery.rebate': 'movements.reason.lottery.rebate',
  'team.rebate': 'movements.reason.team.rebate',
  bonus: 'movements.reason.bonus',
  'club.benefit': 'movements.reason.club.benefit',
  rebate: 'movements.reason.rebate',
  'referral.reward': 'movements.reason.referral.reward',
  'reward.lapse': 'movements.reason.reward.lapse',
  'affiliate.commission': 'movements.reason.affiliate.commission',
  'trial.grant': 'movements.reason.trial.grant',
  adjustment: 'movements.reason.adjustment',
  commission: 'movements.reason.commission',
};

/** The words for a ledger reason. The list of reasons grows; an app older than a reason still has a word for it. */
export function reasonName(reason: string): PlainMessageId {
  return Object.hasOwn(reasonNames, reason)
    ? (reasonNames[reason] ?? 'movements.reason.other')
    : 'movements.reason.other';
}
