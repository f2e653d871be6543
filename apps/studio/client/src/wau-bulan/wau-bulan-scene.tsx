import { Kite } from '../ui/kite.tsx';

/** The moon over the sea behind the reels, with a kite on its line. */
export function WauBulanScene() {
  return (
    <div className="slot-scene" aria-hidden="true">
      <svg viewBox="0 0 360 520" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <circle className="scene-halo" cx="56" cy="70" r="64" />
        <circle className="scene-moon" cx="56" cy="70" r="34" />
        <path
          className="scene-crater"
          d="M42 60a8 6 0 1 0 16 0a8 6 0 1 0-16 0M62 80a6 5 0 1 0 12 0a6 5 0 1 0-12 0M48 86a5 4 0 1 0 10 0a5 4 0 1 0-10 0"
        />
        <g className="scene-stars">
          <circle cx="24" cy="40" r="1.6" />
          <circle cx="62" cy="92" r="1.1" />
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
      <Kite className="slot-kite" />
    </div>
  );
}
