import type { CurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import type { ContractTier } from '@wau/rules/agency/contract-terms';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';

/** What a tier pays: the share of what its table says, or an amount. */
export function usePaysText(
  currencyCode: CurrencyCode,
): (tier: Pick<ContractTier, 'basisPoints' | 'amountMinor'>) => string {
  const t = useTranslate();
  const percent = usePercent();
  const money = useShortMoney();
  return ({ basisPoints, amountMinor }) =>
    amountMinor === null
      ? percent(basisPoints ?? 0)
      : t('contract.pays.amount', { amount: money(toMinor(amountMinor), currencyCode) });
}
