import { Gift } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useStored } from '../platform/store.ts';
import { type StudioText, useText } from '../platform/text.tsx';
import { useDesk, useMoney, usePlay } from '../play/play-context.tsx';
import { longestWord, prizeText } from './prize-text.ts';
import { PrizeWorths } from './prize-worths.tsx';
import type { CaptionStore, ShownPicks } from './slot-caption.ts';

/** More of these stand in narrower columns. */
const manyBoxes = 12;

/** Closed boxes over the reels; the player opens one after another. */
export function PickStage({ caption }: { readonly caption: CaptionStore }) {
  const { t } = useText();
  const picks = useStored(caption, (told) => told.picks);
  const mayPick = useDesk(({ decision }) => decision?.status === 'open');
  if (picks === undefined) return null;
  return (
    <div className="slot-picks" data-many={picks.boxes > manyBoxes}>
      <div className="slot-picks-head">
        <p className="slot-picks-title" role="status">
          {mayPick ? choiceText(picks, t) : ' '}
        </p>
        <PrizeWorths prizes={picks.prizes} factor={picks.factor} />
      </div>
      <ol>
        {Array.from({ length: picks.boxes }, (_, box) => (
          <li className="slot-pick" key={`box-${String(box)}`}>
            <PickBox picks={picks} box={box} mayPick={mayPick} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function choiceText({ tokensNeeded }: ShownPicks, t: StudioText): string {
  return tokensNeeded === undefined ? t('slot.pick.choose') : t('slot.pick.tokens', { count: tokensNeeded });
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
    const text = prize === undefined ? '' : prizeText(prize, t, money);
    return (
      <span
        className="slot-box"
        data-state={opened === undefined ? 'other' : 'opened'}
        style={{ '--letters': longestWord(text) } as CSSProperties}
      >
        <span>{text}</span>
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
