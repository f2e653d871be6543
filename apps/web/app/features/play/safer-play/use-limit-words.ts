import { isInMinutes, type PlayLimitKind } from '@wau/contract/play-limits';
import type { CurrencyCode } from '@wau/money/currency';
import { useDuration } from '../../../platform/language/use-duration.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { type LimitGroup, type LimitPeriod, partsOf } from './limit-kinds.ts';

const groupNames = {
  deposit: 'safer.limit.deposit',
  loss: 'safer.limit.loss',
  stake: 'safer.limit.stake',
  session: 'safer.limit.session',
  check: 'safer.limit.check',
} as const satisfies Record<LimitGroup, string>;

const periodNames = {
  day: 'safer.limit.period.day',
  week: 'safer.limit.period.week',
  month: 'safer.limit.period.month',
  once: 'safer.limit.period.once',
  every: 'safer.limit.period.every',
} as const satisfies Record<LimitPeriod, string>;

/** How limits read. */
export function useLimitWords(currencyCode: CurrencyCode) {
  const t = useTranslate();
  const money = useMoney();
  const shortMoney = useShortMoney();
  const time = useDuration();
  return {
    groupName: (group: LimitGroup) => t(groupNames[group]),
    periodName: (kind: PlayLimitKind) => t(periodNames[partsOf(kind).period]),
    name: (kind: PlayLimitKind) => {
      const { group, period } = partsOf(kind);
      return t('safer.limit.of', { kind: t(groupNames[group]), period: t(periodNames[period]) });
    },
    value: (kind: PlayLimitKind, value: string) =>
      isInMinutes(kind) ? time(Number(value)) : shortMoney(minorOf(value), currencyCode),
    /** Beside the value; nobody has lost less than nothing. */
    used: (kind: PlayLimitKind, used: string) =>
      isInMinutes(kind)
        ? time(Number(used))
        : money(minorOf(used.startsWith('-') ? '0' : used), currencyCode),
  };
}
