import type { CurrencyCode } from '@wau/money/currency';
import { toMinor } from '@wau/money/minor';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { LotterySetting } from '../../../platform/lottery/lottery-terms-queries.ts';
import { useShortMoney } from '../../../platform/money/use-money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { BetLine } from './bet-line.ts';
import type { LineOutlook } from './line-outlook.ts';
import { useSlipWords } from './refusal-words.ts';
import { type WayOut, waysOut } from './ways-out.ts';

interface LineNoticeProps extends LineOutlook {
  readonly line: Omit<BetLine, 'numbers'>;
  readonly setting: LotterySetting;
  readonly numberName: (number: string) => string;
  /** Whether it was refused already, and is not only foreseen. */
  readonly isRefused: boolean;
  /** Of the ways out those that are offered here. */
  readonly ways: readonly WayOut['kind'][];
  readonly onWay: (way: WayOut) => void;
}

/** Why a line is not taken as it stands, what else is to be known of it, and a button for each way out. */
export function LineNotice(props: LineNoticeProps) {
  const { line, setting, numberName, isRefused, ways, onWay, refusal } = props;
  const words = useSlipWords(setting.currencyCode, numberName);
  if (refusal === undefined) return <Besides {...props} words={words} />;
  const offered = waysOut(line, refusal, setting).filter(({ kind }) => ways.includes(kind));
  return (
    <div className="pb-1">
      <p
        className={classNames(
          'words text-sm text-pretty',
          isRefused ? 'text-hibiscus-text' : 'text-gold-text',
        )}
      >
        {words.refusal(refusal)}
      </p>
      <Besides {...props} words={words} />
      {offered.length === 0 ? null : (
        <div className="flex flex-wrap gap-2 pt-1">
          {offered.map((way) => (
            <Button
              key={way.kind}
              look="quiet"
              size="small"
              className="border border-line"
              onClick={() => onWay(way)}
            >
              <WayName way={way} currencyCode={setting.currencyCode} numbersText={words.numbers} />
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface BesidesProps extends Pick<LineNoticeProps, 'lowered' | 'nearly'> {
  readonly words: ReturnType<typeof useSlipWords>;
}

/** Lower odds, which are told whatever else is wrong, and what is nearly gone. */
function Besides({ lowered, nearly, words }: BesidesProps) {
  return (
    <>
      {lowered === undefined ? null : (
        <p className="words text-sm text-pretty text-gold-text">{words.odds(lowered)}</p>
      )}
      {nearly === undefined ? null : (
        <p className="words text-sm text-pretty text-muted">{words.nearly(nearly)}</p>
      )}
    </>
  );
}

interface WayNameProps {
  readonly way: WayOut;
  readonly currencyCode: CurrencyCode;
  readonly numbersText: (numbers: readonly string[]) => string;
}

const wayNames = {
  odds: 'slip.line.reprice',
  offered: 'slip.way.offered',
  edit: 'slip.way.edit',
  remove: 'slip.way.remove',
} as const;

function WayName({ way, currencyCode, numbersText }: WayNameProps) {
  const t = useTranslate();
  const money = useShortMoney();
  switch (way.kind) {
    case 'less':
      return t('slip.way.less', { amount: money(toMinor(way.stakeMinor), currencyCode) });
    case 'leave':
      return t('slip.way.leave', { numbers: numbersText(way.numbers) });
    default:
      return t(wayNames[way.kind]);
  }
}
