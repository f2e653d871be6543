import { type CSSProperties, memo, useMemo } from 'react';
import { useText } from '../platform/text.tsx';
import { cardColumns } from './keno-card.ts';

interface KenoNumbersProps {
  readonly numbers: number;
  readonly spots: readonly number[];
  readonly shown: readonly number[];
  /** The number drawn last, where that means something. */
  readonly last: number | undefined;
  readonly onNumber: (number: number) => void;
}

/** The card: numbers that can be marked, and those that were drawn. */
export function KenoNumbers({ numbers, spots, shown, last, onNumber }: KenoNumbersProps) {
  const { t } = useText();
  const marked = useMemo(() => new Set(spots), [spots]);
  const drawn = useMemo(() => new Set(shown), [shown]);
  const columns = cardColumns(numbers);
  return (
    <fieldset
      className="keno-card"
      aria-label={t('keno.card', { numbers })}
      style={{ '--columns': columns, '--rows': Math.ceil(numbers / columns) } as CSSProperties}
    >
      {Array.from({ length: numbers }, (_, place) => place + 1).map((number) => (
        <KenoNumber
          key={number}
          number={number}
          isMarked={marked.has(number)}
          isDrawn={drawn.has(number)}
          isLast={number === last}
          onNumber={onNumber}
        />
      ))}
    </fieldset>
  );
}

interface KenoNumberProps {
  readonly number: number;
  readonly isMarked: boolean;
  readonly isDrawn: boolean;
  readonly isLast: boolean;
  readonly onNumber: (number: number) => void;
}

/** Of eighty numbers each is drawn anew only when it changes. */
const KenoNumber = memo(function KenoNumber(props: KenoNumberProps) {
  const { number, isMarked, isDrawn, isLast, onNumber } = props;
  const { t } = useText();
  const isHit = isMarked && isDrawn;
  return (
    <button
      type="button"
      className="keno-number"
      data-state={isHit ? 'hit' : isDrawn ? 'drawn' : isMarked ? 'marked' : 'open'}
      data-last={isLast || undefined}
      aria-pressed={isMarked}
      aria-label={
        isHit ? t('keno.number.hit', { number }) : isDrawn ? t('keno.number.drawn', { number }) : undefined
      }
      onClick={() => onNumber(number)}
    >
      <span>{number}</span>
    </button>
  );
});
