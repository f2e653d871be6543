import type { CurrencyCode } from '@wau/money/currency';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { linesText } from '../../../platform/lottery/lines-text.ts';
import { wordId } from '../../../platform/lottery/lottery-word-id.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { RecordFacts } from '../../../shared/records/record-sheet.tsx';
import type { Suborder } from './lottery-orders-queries.ts';
import { SlipNumbers } from './slip-numbers.tsx';

interface SuborderRowProps {
  readonly suborder: Suborder;
  readonly family: string | undefined;
  readonly numero: string;
  readonly currencyCode: CurrencyCode;
}

/** A line group: the play, what was picked, and how it was staked and what it won. */
export function SuborderRow({ suborder, family, numero, currencyCode }: SuborderRowProps) {
  const t = useTranslate();
  const money = useMoney();
  const word = useLotteryWord();
  const { locale } = useLanguage();
  const { playId, lineCount, unit, multiple, oddsTenThousandths, stakeMinor, payoutMinor, rebateMinor } =
    suborder;
  const amount = (wire: string) => money(minorOf(wire), currencyCode);
  const count = new Intl.NumberFormat(locale);
  return (
    <li className="space-y-2 py-3">
      <h3 className="font-semibold text-balance">{word(wordId('play', family, playId))}</h3>
      <SlipNumbers family={family} numero={numero} playId={playId} numbers={suborder.numbers} />
      <RecordFacts
        facts={[
          {
            name: t('orders.staked'),
            value: t('orders.staked.value', {
              lines: linesText(t, count.format(BigInt(lineCount)), lotsOf(suborder)),
              unit: amount(unit),
              multiple: count.format(multiple),
            }),
          },
          { name: t('orders.odds'), value: oddsText(oddsTenThousandths, locale) },
          { name: t('bets.stake'), value: amount(stakeMinor) },
          { name: t('bets.total.payout'), value: amount(payoutMinor) },
          minorOf(rebateMinor) === 0n ? undefined : { name: t('orders.rebate'), value: amount(rebateMinor) },
        ]}
      />
    </li>
  );
}

/** For how many lots each line was charged: what the stake has besides lines, price and multiple. */
function lotsOf({ stakeMinor, lineCount, unit, multiple }: SuborderRowProps['suborder']): number {
  return Number(minorOf(stakeMinor) / (BigInt(lineCount) * minorOf(unit) * BigInt(multiple)));
}

const tenThousand = 10_000;

/** What the prizes pay per 1 staked, from the least to the most. */
function oddsText(oddsTenThousandths: readonly number[], locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });
  const [least, most] = [Math.min(...oddsTenThousandths), Math.max(...oddsTenThousandths)];
  const text = (odds: number) => format.format(odds / tenThousand);
  return least === most ? text(most) : `${text(least)} – ${text(most)}`;
}
