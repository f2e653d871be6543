import { type CSSProperties, memo } from 'react';
import './cards.css';
import { rankText } from './card-name.ts';
import { courtShapes, kiteShape, suitShapes } from './suit-shapes.ts';

interface PlayingCardProps {
  /** `undefined` while it lies face down. */
  readonly code: string | undefined;
  /** How the game marks it. */
  readonly look?: 'plain' | 'held' | 'won' | 'lost' | 'dim';
  /** How many cards are dealt before it, so that they come one after another. */
  readonly late?: number;
}

/** A card. It is drawn by code, turns over when its face becomes known, and says nothing to a screen reader: games do. */
export const PlayingCard = memo(function PlayingCard({ code, look = 'plain', late = 0 }: PlayingCardProps) {
  return (
    <span
      className="playing-card"
      data-face={code === undefined ? 'down' : 'up'}
      data-look={look}
      style={{ '--late': late } as CSSProperties}
      aria-hidden="true"
    >
      <span className="playing-card-turn">
        {code !== undefined && <CardFront code={code} />}
        <CardBack />
      </span>
    </span>
  );
});

function CardFront({ code }: { readonly code: string }) {
  const suit = code.charAt(1);
  const isRed = suit === 'h' || suit === 'd';
  return (
    <svg className="card-front" viewBox="0 0 100 140" data-red={isRed || undefined} aria-hidden="true">
      <rect className="card-paper" x="1" y="1" width="98" height="138" rx="11" />
      {code === 'joker' ? <JokerFace /> : <RankFace code={code} />}
    </svg>
  );
}

function RankFace({ code }: { readonly code: string }) {
  const rank = code.charAt(0);
  const shape = suitShapes[code.charAt(1)] ?? '';
  const court = courtShapes[rank];
  return (
    <>
      <text className="card-rank" x={rank === 'T' ? 5 : 9} y="41" data-wide={rank === 'T' || undefined}>
        {rankText(code)}
      </text>
      <path className="card-suit" d={shape} transform="translate(9 49) scale(1.2)" />
      {court === undefined ? (
        <path className="card-suit" d={shape} transform="translate(31 68) scale(2.6)" />
      ) : (
        <>
          <rect className="card-panel" x="42" y="12" width="49" height="116" rx="7" />
          <path className="card-weave" d="M42 34h49M42 106h49M52 12v116M81 12v116" />
          <g className="card-court" transform="translate(42.5 30) scale(1)">
            {court.map((part) => (
              <path key={part} d={part} />
            ))}
          </g>
          <path className="card-suit" d={shape} transform="translate(50 82) scale(1.4)" />
        </>
      )}
    </>
  );
}

function JokerFace() {
  return (
    <>
      <rect className="card-panel" x="12" y="12" width="76" height="116" rx="8" />
      <path className="card-joker" d={kiteShape} transform="translate(14 24) scale(1.5)" />
      <text className="card-joker-word" x="50" y="118" textAnchor="middle">
        JOKER
      </text>
    </>
  );
}

function CardBack() {
  return (
    <svg className="card-back" viewBox="0 0 100 140" aria-hidden="true">
      <rect className="card-back-paper" x="1" y="1" width="98" height="138" rx="11" />
      <rect className="card-back-edge" x="8" y="8" width="84" height="124" rx="7" />
      <path
        className="card-back-weave"
        d="m8 29 21-21M8 57l49-49M8 85l77-77M8 113l84-84M17 132l75-75M45 132l47-47M73 132l19-19M92 29 71 8M92 57 43 8M92 85 15 8M92 113 8 29M83 132 8 57M55 132 8 85M27 132 8 113"
      />
      <circle className="card-back-moon" cx="50" cy="70" r="27" />
      <path className="card-back-kite" d={kiteShape} transform="translate(27.2 47) scale(0.95)" />
    </svg>
  );
}
