import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import type { Commission, CommissionLine } from './commission-queries.ts';
import { useAmountText } from './use-amount-text.ts';

/** How a line comes about, in words: its base times the rates, or that it is an amount. */
export function useLineReckoning({
  kind,
  currencyCode,
}: Pick<Commission, 'kind' | 'currencyCode'>): (line: CommissionLine) => string {
  const t = useTranslate();
  const percent = usePercent();
  const amount = useAmountText(currencyCode);
  return (line) => {
    if (line.basis === 'amount') return t('commission.line.amount');
    if (line.basis === 'carried') return t('commission.line.carried');
    const base =
      kind === 'dividend'
        ? t('commission.line.netLoss', { amount: amount(line.netLossMinor) })
        : t('commission.line.turnover', { amount: amount(line.turnoverMinor) });
    const own = percent(line.ownBasisPoints);
    return line.downlineBasisPoints === 0
      ? t('commission.line.share', { base, own })
      : t('commission.line.difference', { base, own, below: percent(line.downlineBasisPoints) });
  };
}
