import type { ConsoleMessageId } from '@wau/i18n/console/en';
import type { CaseOf } from '../../work-list/work-kind.ts';

const rules: Readonly<Record<string, ConsoleMessageId>> = {
  missing: 'finding.rule.missing',
  extra: 'finding.rule.extra',
  amount: 'finding.rule.amount',
  currency: 'finding.rule.currency',
  status: 'finding.rule.status',
  doubled: 'finding.rule.doubled',
  'account.balance': 'finding.rule.balance',
  'bets.day.sum': 'finding.rule.bets',
  'lottery.number.exposure': 'finding.rule.lottery.exposure',
  'lottery.draw.exposure': 'finding.rule.lottery.exposure',
  'lottery.orders.sum': 'finding.rule.lottery.orders',
  'lottery.entries.posted': 'finding.rule.lottery.entries',
  'lottery.entries.left': 'finding.rule.lottery.left',
  'deposits.credited': 'finding.rule.deposits',
  'payouts.posted': 'finding.rule.payouts',
  'fund.transfers.posted': 'finding.rule.transfers',
  'reports.orders': 'finding.rule.reports',
  'reports.contradiction': 'finding.rule.contradiction',
  'members.day.count': 'finding.rule.counts',
};

/** What is wrong, in words; the rest of the rules are about how the ledger's own rows stand on each other. */
export function ruleWords({ rule }: Pick<CaseOf<'finding'>, 'rule'>): ConsoleMessageId {
  return rules[rule] ?? 'finding.rule.ledger';
}
