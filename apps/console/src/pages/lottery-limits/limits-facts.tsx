import { pickWords } from '@wau/i18n/lottery/pick-words';
import type { CurrencyCode } from '@wau/money/currency';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { useLotteryWords } from '../../platform/use-lottery-words.ts';
import { Facts } from '../../ui/card.tsx';
import { ChangedValue } from '../../ui/changed-value.tsx';
import { fieldCodesOf } from './field-codes.ts';
import { amountNames } from './limits-draft.ts';
import type { LimitsOrder } from './lottery-limit-queries.ts';

interface LimitsFactsProps {
  readonly family: string;
  readonly limits: LimitsOrder;
  /** What it would take the place of: what differs stands before what it becomes. */
  readonly present?: LimitsOrder | undefined;
  readonly currencyCode: CurrencyCode;
}

/** What bounds the draws of a lottery. */
export function LimitsFacts({ family, limits, present, currencyCode }: LimitsFactsProps) {
  const t = useTexts();
  const { money } = useFormats();
  const words = useLotteryWords();
  const fact = (name: string, show: (of: LimitsOrder) => string): readonly [string, ReactNode] => {
    const before = present === undefined ? undefined : show(present);
    return [name, <ChangedValue key={name} before={before} after={show(limits)} />];
  };
  const stepsText = ({ oddsSteps }: LimitsOrder): string =>
    oddsSteps.length === 0
      ? t('limits.steps.none')
      : oddsSteps
          .map(({ aboveMinor, oddsPercent }) =>
            t('limits.step', { amount: money(aboveMinor, currencyCode), percent: oddsPercent }),
          )
          .join('; ');
  const rulesText = ({ numberRules }: LimitsOrder): string =>
    numberRules.length === 0
      ? t('limits.rules.none')
      : numberRules
          .map(({ playId, numbers, numero, oddsPercent }) => {
            const about = [
              `${words.playName(family, playId)} (${playId}),`,
              numbers === '*'
                ? t('limits.numbers.all')
                : pickWords(words, family, fieldCodesOf(family, playId, numero), numbers),
              ...(numero === null ? [] : [t('limits.only', { numero })]),
            ].join(' ');
            return oddsPercent === null
              ? t('limits.closed', { about })
              : t('limits.hot', { about, percent: oddsPercent });
          })
          .join('; ');
  return (
    <Facts
      facts={[
        ...amountNames.map((name) =>
          fact(t(`limits.${name}`), (of) => {
            const amount = of[name];
            return amount === null ? t('limits.none') : money(amount, currencyCode);
          }),
        ),
        fact(t('limits.steps'), stepsText),
        fact(t('limits.rules'), rulesText),
      ]}
    />
  );
}
