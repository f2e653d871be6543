import type { PokerHand, VideoPokerMathematics } from '@wau/rules/video-poker/video-poker-mathematics';
import { useText } from '../platform/text.tsx';
import { handName } from './hand-name.ts';

interface PokerPayTableProps {
  readonly mathematics: VideoPokerMathematics;
  /** What the cards on the table make. */
  readonly made: readonly PokerHand[];
}

/** What each hand pays; what has been made is lit. */
export function PokerPayTable({ mathematics, made }: PokerPayTableProps) {
  const { t } = useText();
  const rows = [...mathematics.pays].toSorted(([, left], [, right]) => right - left);
  return (
    <ul className="poker-pays" aria-label={t('poker.pays')}>
      {rows.map(([hand, pay]) => (
        <li key={hand} data-made={made.includes(hand) || undefined}>
          <span>{handName(hand, mathematics, t)}</span>
          <b>{pay}</b>
        </li>
      ))}
    </ul>
  );
}
