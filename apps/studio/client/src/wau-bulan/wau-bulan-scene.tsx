import { Kite } from '../ui/kite.tsx';

/** The moon over the sea behind the reels, with a kite on its line. */
export function WauBulanScene() {
  return (
    <div className="slot-scene" aria-hidden="true">
      <svg viewBox="0 0 360 520" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <circle className="scene-halo" cx="54" cy="54" r="46" />
        <circle className="scene-moon" cx="54" cy="54" r="28" />
        <path
          className="scene-crater"
          d="M42 46a7 5 0 1 0 14 0a7 5 0 1 0-14 0M60 62a5 4 0 1 0 10 0a5 4 0 1 0-10 0M46 68a4 3 0 1 0 8 0a4 3 0 1 0-8 0"
        />
        <g className="scene-stars">
          <circle cx="128" cy="58" r="1.4" />
          <circle cx="24" cy="130" r="1.2" />
          <circle cx="98" cy="28" r="1.3" />
          <circle cx="288" cy="26" r="1.7" />
          <circle cx="316" cy="88" r="1.2" />
          <circle cx="340" cy="48" r="1.1" />
          <circle cx="34" cy="150" r="1.3" />
          <circle cx="330" cy="160" r="1.4" />
        </g>
        <path
          className="scene-wave-far"
          d="M-20 448c30-12 54-12 84 0s54 12 84 0 54-12 84 0 54 12 84 0 54-12 84 0v110h-420z"
        />
        <path
          className="scene-wave-near"
          d="M-40 478c34-14 60-14 94 0s60 14 94 0 60-14 94 0 60 14 94 0 60-14 94 0v90h-470z"
        />
      </svg>
      {/* A layer of its own: a picture that moved by itself would be drawn anew in every frame. */}
      <div className="slot-kite">
        <Kite />
      </div>
    </div>
  );
}
