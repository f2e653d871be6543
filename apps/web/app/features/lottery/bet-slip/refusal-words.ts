import type { CurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import type { LoweredOdds, NearlyFull } from './line-outlook.ts';
import type { LineRefusal, LineRefusalCode } from './line-refusal.ts';
import { useOddsText } from './odds-text.ts';

const refusalNames = {
  'lottery.play.unknown': 'slip.refused.play',
  'lottery.prize.mode.unknown': 'slip.refused.mode',
  'lottery.picks.invalid': 'slip.refused.picks',
  'lottery.picks.repeated': 'slip.refused.repeated',
  'lottery.picks.incomplete': 'slip.refused.incomplete',
  'lottery.unit.invalid': 'slip.refused.unit',
  'lottery.multiple.above.maximum': 'slip.refused.multiple',
  'lottery.series.invalid': 'slip.refused.series',
  'lottery.win.above.maximum': 'slip.refused.win',
  'lottery.odds.changed': 'slip.refused.odds',
  'lottery.number.closed': 'slip.refused.closed',
  'lottery.number.full': 'slip.refused.full',
  'lottery.number.own.limit': 'slip.refused.own',
  'lottery.draw.full': 'slip.refused.draw',
} as const satisfies Record<LineRefusalCode, string>;

/** As many numbers as a sentence bears. */
const namedNumbers = 5;

interface SlipWords {
  /** Why a line is not taken as it stands, with what is left and the odds that are in force. */
  readonly refusal: (refusal: LineRefusal) => string;
  readonly nearly: (nearly: NearlyFull) => string;
  /** The odds in force, where they are not those of the line. */
  readonly odds: (lowered: LoweredOdds) => string;
  /** The first of some numbers, and how many there are besides. */
  readonly numbers: (numbers: readonly string[]) => string;
}

/** Says what the limits of a draw leave of a line. */
export function useSlipWords(currencyCode: CurrencyCode, numberName: (number: string) => string): SlipWords {
  const t = useTranslate();
  const money = useShortMoney();
  const oddsText = useOddsText();
  const numbersText = (numbers: readonly string[]) => {
    const named = numbers.slice(0, namedNumbers).map(numberName).join(', ');
    const count = numbers.length - namedNumbers;
    return count > 0 ? t('slip.numbers.more', { numbers: named, count }) : named;
  };
  const oddsRange = (odds: readonly number[]) => {
    const [low, high] = [oddsText(Math.min(...odds)), oddsText(Math.max(...odds))];
    return low === high ? high : t('slip.range', { low, high });
  };
  const oddsOf = ({ numbers, odds }: LoweredOdds) =>
    numbers.length === 0
      ? t('slip.refused.odds.now', { odds: oddsRange(odds) })
      : t('slip.refused.odds.of', { numbers: numbersText(numbers), odds: oddsRange(odds) });
  const refusal = ({ code, numbers, leftMinor, odds }: LineRefusal) => {
    if (code === undefined || !(code in refusalNames)) return t('slip.refused.other');
    const name = refusalNames[code];
    const named = numbersText(numbers);
    const amount = leftMinor === undefined ? '' : money(toMinor(leftMinor), currencyCode);
    switch (name) {
      case 'slip.refused.odds':
        return odds === undefined ? t(name) : oddsOf({ numbers, odds });
      case 'slip.refused.closed':
        return numbers.length === 0 ? t('slip.refused.closed.all') : t(name, { numbers: named });
      case 'slip.refused.full':
        return leftMinor === 0n
          ? t('slip.refused.full.none', { numbers: named })
          : t(name, { numbers: named, amount });
      case 'slip.refused.own':
        return leftMinor === 0n
          ? t('slip.refused.own.none', { numbers: named })
          : t(name, { numbers: named, amount });
      case 'slip.refused.draw':
        return leftMinor === undefined || leftMinor === 0n
          ? t('slip.refused.draw.none')
          : t(name, { amount });
      default:
        return t(name);
    }
  };
  const nearly = ({ numbers, leftMinor }: NearlyFull) =>
    t('slip.nearly', { numbers: numbersText(numbers), amount: money(toMinor(leftMinor), currencyCode) });
  return { refusal, nearly, odds: oddsOf, numbers: numbersText };
}
