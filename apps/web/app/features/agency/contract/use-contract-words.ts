import type { CurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import type { ContractKind, ContractTier } from '@wau/rules/agency/contract-terms';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { usePercent } from '../../../platform/language/use-percent.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';

/** A day of the merchant's calendar: no time zone moves it. */
export function useCalendarDay(): (day: string) => string {
  const { locale } = useLanguage();
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}

/** What a tier pays, as a sentence says it. */
export function usePaysText(
  kind: ContractKind,
  currencyCode: CurrencyCode,
): (tier: Pick<ContractTier, 'basisPoints' | 'amountMinor'>) => string {
  const t = useTranslate();
  const percent = usePercent();
  const money = useShortMoney();
  return ({ basisPoints, amountMinor }) =>
    amountMinor === null
      ? t(`contract.pays.${kind}`, { rate: percent(basisPoints ?? 0) })
      : t('contract.pays.amount', { amount: money(toMinor(amountMinor), currencyCode) });
}
