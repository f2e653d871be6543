/**
 * Why money moves. The list only grows, here and in the table `ledger.reason` by a new migration; a reason that is
 * no longer used keeps its line, because rows carry it for ever.
 */
export const reasons = [
  'deposit',
  'deposit.reversal',
  'withdrawal',
  'withdrawal.reversal',
  'game.bet',
  'game.win',
  'game.rollback',
  'bonus',
  'trial.grant',
  'adjustment',
  'bet.correction',
  'withdrawal.settlement',
  'wallet.transfer.out',
  'wallet.transfer.reversal',
  'wallet.transfer.settlement',
  'wallet.transfer.in',
  'withdrawal.fee',
  'club.benefit',
  'rebate',
  'upline.transfer',
  'referral.reward',
  'reward.lapse',
  'deposit.fee',
  'lottery.stake',
  'lottery.win',
  'lottery.refund',
  'lottery.rebate',
  'team.rebate',
  'downline.transfer',
  'rain.fund',
  'rain.packet',
  'rain.return',
  'affiliate.commission',
  'commission',
] as const;

export type Reason = (typeof reasons)[number];
