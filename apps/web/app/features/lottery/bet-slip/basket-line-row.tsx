import { unbroken } from '@wau/money/format';
import { toMinor } from '@wau/money/minor';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { linesText } from '../../../platform/lottery/lines-text.ts';
import type { LotterySetting } from '../../../platform/lottery/lottery-terms-queries.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import type { BasketLine } from './basket.ts';
import { rebateOf, stakeOf } from './bet-line.ts';
import { LineNotice } from './line-notice.tsx';
import type { LineOutlook } from './line-outlook.ts';
import type { LineRefusal } from './line-refusal.ts';
import { useNumberName } from './number-name.ts';
import { useOddsText } from './odds-text.ts';
import type { Offer } from './offered-line.ts';
import { useValueName } from './picks-words.ts';
import type { WayOut } from './ways-out.ts';

interface BasketLineRowProps {
  readonly line: BasketLine;
  readonly offer: Offer;
  /** Why it was not taken. */
  readonly refusal: LineRefusal | undefined;
  /** How it would fare if it were sent now, as far as that is known. */
  readonly outlook: LineOutlook | undefined;
  readonly onEdit: (line: BasketLine) => void;
  readonly onMend: (line: BasketLine, way: WayOut) => void;
}

const shownValues = 24;
const basketWays = ['odds', 'less', 'leave', 'offered', 'edit', 'remove'] as const;

/** A line group of the basket: what it is, what it costs, and why it was not taken. */
export const BasketLineRow = memo(function BasketLineRow({
  line,
  offer,
  refusal,
  outlook,
  onEdit,
  onMend,
}: BasketLineRowProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  const money = useMoney();
  const shortMoney = useShortMoney();
  const family = offer.family.code;
  const { currencyCode } = offer.setting;
  const valueName = useValueName(family);
  const numberName = useNumberName(offer)(line.playId);
  const name = word(`play.${family}.${line.playId}`);
  return (
    <li className="border-b border-line py-2 drawn-near drawn-near-28">
      <div className="flex items-start gap-1">
        <div className="words py-1">
          <p className="font-semibold">{name}</p>
          <p className="tabular text-sm text-muted">{shortNumbers(line.numbers, valueName)}</p>
          <p className="tabular text-sm text-muted">
            {t('slip.line.price', {
              lines: linesText(t, t('slip.lines', { count: Number(line.lineCount) }), line.chargedLots),
              unit: shortMoney(toMinor(line.unitMinor), currencyCode),
              multiple: line.multiple,
            })}{' '}
            = <b className="whitespace-nowrap text-text">{money(toMinor(stakeOf(line)), currencyCode)}</b>
          </p>
          <LineTerms line={line} setting={offer.setting} />
        </div>
        <IconButton label={t('slip.line.edit', { name })} onClick={() => onEdit(line)}>
          <Pencil className="size-5 text-muted" />
        </IconButton>
        <IconButton label={t('slip.line.remove', { name })} onClick={() => onMend(line, { kind: 'remove' })}>
          <Trash2 className="size-5 text-muted" />
        </IconButton>
      </div>
      <LineNotice
        line={line}
        setting={offer.setting}
        numberName={numberName}
        isRefused={refusal !== undefined}
        refusal={refusal ?? outlook?.refusal}
        // What was refused says what it was refused for, and no more.
        lowered={refusal === undefined ? outlook?.lowered : undefined}
        nearly={refusal === undefined ? outlook?.nearly : undefined}
        ways={basketWays}
        onWay={(way) => (way.kind === 'edit' ? onEdit(line) : onMend(line, way))}
      />
    </li>
  );
});

interface LineTermsProps {
  readonly line: BasketLine;
  readonly setting: LotterySetting;
}

/** The odds that go with the line, and what comes back of its stake where it is played by a lower series. */
function LineTerms({ line, setting: { seriesHighest, currencyCode } }: LineTermsProps) {
  const t = useTranslate();
  const money = useMoney();
  const oddsText = useOddsText();
  const [low, high] = [oddsText(line.leastOdds), oddsText(line.mostOdds)];
  const rebateMinor = rebateOf(line, seriesHighest);
  return (
    <p className="tabular text-sm text-muted">
      {t('slip.odds', { odds: low === high ? high : t('slip.range', { low, high }) })}
      {rebateMinor === 0n
        ? null
        : ` · ${t('slip.line.rebate', { amount: unbroken(money(toMinor(rebateMinor), currencyCode)) })}`}
    </p>
  );
}

/** As much as some lines of a phone hold; strokes between fields stand apart to be read, and an empty field is a dash. */
function shortNumbers(numbers: string, valueName: (code: string) => string): string {
  let left = shownValues;
  const fields = numbers.split('|').map((field) => {
    const codes = field === '' ? [] : field.split(',', left + 1);
    const shown = codes.slice(0, left).map(valueName);
    const isCut = codes.length > left;
    left -= shown.length;
    return codes.length === 0 ? '–' : shown.join(' ') + (isCut ? '…' : '');
  });
  return fields.join(' | ');
}
