import type { PlayLimitKind } from '@wau/contract/play-limits';
import type { CurrencyCode } from '@wau/money/currency';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { isTimeLimit, type LimitGroup, type LimitPeriod, partsOf } from './limit-kinds.ts';

const groupNames = {
  deposit: 'safer.limit.deposit',
  loss: 'safer.limit.loss',
  stake: 'safer.limit.stake',
  session: 'safer.limit.session',
} as const satisfies Record<LimitGroup, string>;

const periodNames = {
  day: 'safer.limit.period.day',
  week: 'safer.limit.period.week',
  month: 'safer.limit.period.month',
  once: 'safer.limit.period.once',
} as const satisfies Record<LimitPeriod, string>;

/** How limits read. */
export function useLimitWords(currencyCode: CurrencyCode) {
  const t = useTranslate();
  const money = useMoney();
  const shortMoney = useShortMoney();
  const time = useTimeText();
  return {
    groupName: (group: LimitGroup) => t(groupNames[group]),
    periodName: (kind: PlayLimitKind) => t(periodNames[partsOf(kind).period]),
    name: (kind: PlayLimitKind) => {
      const { group, period } = partsOf(kind);
      return t('safer.limit.of', { kind: t(groupNames[group]), period: t(periodNames[period]) });
    },
    value: (kind: PlayLimitKind, value: string) =>
      isTimeLimit(kind) ? time(Number(value)) : shortMoney(minorOf(value), currencyCode),
    /** Beside the value; nobody has lost less than nothing. */
    used: (kind: PlayLimitKind, used: string) =>
      isTimeLimit(kind)
        ? time(Number(used))
        : money(minorOf(used.startsWith('-') ? '0' : used), currencyCode),
  };
}

/** Minutes as people say them. */
export function useTimeText(): (minutes: number) => string {
  const t = useTranslate();
  return (total) => {
    const hours = Math.floor(total / 60);
    const minutes = total % 60;
    if (hours === 0) return t('safer.minutes', { minutes });
    return minutes === 0 ? t('safer.hours', { hours }) : t('safer.hours.minutes', { hours, minutes });
  };
}
