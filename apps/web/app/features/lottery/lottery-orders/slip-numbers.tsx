import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { wordId } from '../../../platform/lottery/lottery-word-id.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import { readSlipNumbers, type SlipField } from './read-slip-numbers.ts';

interface SlipNumbersProps {
  readonly family: string | undefined;
  readonly numero: string;
  readonly playId: string;
  readonly numbers: string;
}

/** More would push what was staked off the screen. */
const shownValues = 30;

/** What was picked, field by field; of very many the first, and the others when they are asked for. */
export function SlipNumbers({ numbers, ...play }: SlipNumbersProps) {
  const t = useTranslate();
  const [areAllShown, setAllShown] = useState(false);
  const fields = readSlipNumbers(play, numbers);
  const count = fields.reduce((sum, { values }) => sum + values.length, 0);
  const isCut = !areAllShown && fields.some(({ values }) => values.length > shownValues);
  return (
    <div className="space-y-1">
      {fields.map((field) => (
        <FieldLine
          key={field.place}
          family={play.family}
          field={isCut ? { ...field, values: field.values.slice(0, shownValues) } : field}
          isCut={isCut && field.values.length > shownValues}
        />
      ))}
      {isCut ? (
        <button
          type="button"
          onClick={() => setAllShown(true)}
          className="min-h-11 text-caption font-medium text-gold-text"
        >
          {t('orders.numbers.all', { count })}
        </button>
      ) : null}
    </div>
  );
}

interface FieldLineProps {
  readonly field: SlipField;
  readonly family: string | undefined;
  readonly isCut: boolean;
}

function FieldLine({ field: { code, values }, family, isCut }: FieldLineProps) {
  const word = useLotteryWord();
  const nameOf = (value: string) => (/^\d+$/.test(value) ? value : word(wordId('option', family, value)));
  return (
    <p className="tabular font-semibold wrap-anywhere">
      {code === undefined ? null : (
        <span className="me-2 font-normal text-muted">{word(wordId('field', family, code))}</span>
      )}
      {values.map(nameOf).join(', ')}
      {isCut ? ' …' : ''}
    </p>
  );
}
