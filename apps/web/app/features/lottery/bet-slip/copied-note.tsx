import { useTranslate } from '../../../platform/language/use-language.ts';
import { useLotteryWord } from '../../../platform/lottery/use-lottery-word.ts';
import type { CopiedOrder } from './copied-order.ts';

interface CopiedNoteProps {
  readonly copied: CopiedOrder;
  readonly family: string;
}

/** What has become of an earlier order's bets: how many there are again, and what is not as it was. */
export function CopiedNote({ copied, family }: CopiedNoteProps) {
  const t = useTranslate();
  const word = useLotteryWord();
  const { lines, otherOddsCount, otherPriceCount, leftOut, withoutRoomCount } = copied;
  const plays = leftOut.map((playId) => word(`play.${family}.${playId}`)).join(', ');
  const notes = [
    t('slip.again.added', { count: lines.length }),
    otherOddsCount === 0 ? undefined : t('slip.again.odds', { count: otherOddsCount }),
    otherPriceCount === 0 ? undefined : t('slip.again.price', { count: otherPriceCount }),
    leftOut.length === 0 ? undefined : t('slip.again.out', { plays }),
    withoutRoomCount === 0 ? undefined : t('slip.again.full', { count: withoutRoomCount }),
  ].filter((note) => note !== undefined);
  return (
    <ul role="status" className="mb-1 rounded-small bg-surface px-3 py-2 text-sm text-pretty text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
