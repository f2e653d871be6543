import { Gift } from 'lucide-react';
import { useStored } from '../platform/store.ts';
import { useText } from '../platform/text.tsx';
import { useDesk, useMoney, usePlay } from '../play/play-context.tsx';
import { prizeText } from './prize-text.ts';
import type { CaptionStore, ShownPicks } from './slot-caption.ts';

/** Closed boxes over the reels; the player opens one after another. */
export function PickStage({ caption }: { readonly caption: CaptionStore }) {
  const { t } = useText();
  const picks = useStored(caption, (told) => told.picks);
  const mayPick = useDesk(({ decision }) => decision?.status === 'open');
  if (picks === undefined) return null;
  return (
    <div className="slot-picks" data-boxes={picks.boxes}>
      <p className="slot-picks-title" role="status">
        {mayPick ? t('slot.pick.choose') : ' '}
      </p>
      <ol>
        {Array.from({ length: picks.boxes }, (_, box) => (
          <li key={`box-${String(box)}`}>
            <PickBox picks={picks} box={box} mayPick={mayPick} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PickBoxProps {
  readonly picks: ShownPicks;
  readonly box: number;
  readonly mayPick: boolean;
}

function PickBox({ picks, box, mayPick }: PickBoxProps) {
  const { t } = useText();
  const money = useMoney();
  const { desk } = usePlay();
  const opened = picks.opened.get(box);
  const other = picks.others.get(box);
  if (opened !== undefined || other !== undefined) {
    const prize = opened ?? other;
    return (
      <span className="slot-box" data-state={opened === undefined ? 'other' : 'opened'}>
        {prize !== undefined && prizeText(prize, t, money)}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="slot-box"
      aria-label={t('slot.pick.box', { number: box + 1 })}
      aria-disabled={!mayPick}
      onClick={() => {
        if (mayPick) desk.decide({ kind: 'pick', box });
      }}
    >
      <Gift aria-hidden="true" />
    </button>
  );
}
