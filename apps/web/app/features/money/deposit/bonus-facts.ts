import { unbroken } from '@wau/money/format';
import type { PlainMessageId } from '../../../platform/language/message-ids.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { Deposit } from './deposit-queries.ts';

type Reason = NonNullable<NonNullable<Deposit['bonus']>['reason']>;

const reasons: Readonly<Record<Reason, PlainMessageId>> = {
  closed: 'deposit.bonus.refused.closed',
  used: 'deposit.bonus.refused.used',
  budget: 'deposit.bonus.refused.budget',
  minimum: 'deposit.bonus.refused.minimum',
  paused: 'deposit.bonus.refused.paused',
};

/** A fact of a deposit by its name. */
type Fact = readonly [name: string, text: string];

/** What a deposit says of the bonus that was chosen with it; nothing of one that ended without its money. */
export function useBonusFacts({ bonus, status, currencyCode }: Deposit): readonly Fact[] {
  const t = useTranslate();
  const format = useMoney();
  const money: typeof format = (amount, code) => unbroken(format(amount, code));
  if (bonus === null) return [];
  if (bonus.reason !== null) return [[t('deposit.bonus.fact'), t(reasons[bonus.reason])]];
  if (bonus.status === 'chosen' && status !== 'pending') return [];
  const amount = money(minorOf(bonus.amountMinor), currencyCode);
  const turnover = minorOf(bonus.turnoverMinor);
  const text = bonus.status === 'chosen' ? t('deposit.bonus.fact.chosen', { amount }) : amount;
  return [
    [t('deposit.bonus.fact'), text],
    ...(turnover === 0n ? [] : [[t('deposit.bonus.turnover'), money(turnover, currencyCode)] as const]),
  ];
}
