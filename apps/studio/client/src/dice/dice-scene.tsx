/** The sky over the sea; drawn in the theme's colours, so that it is night or morning as the brand has it. */
export function DiceScene() {
  return (
    <div className="dice-scene" aria-hidden="true">
      <Sea />
      {/* Apart from what is cut to the shape of the stage: no stage cuts the moon. */}
      <svg className="dice-moon" viewBox="0 0 108 108" aria-hidden="true">
        <circle className="scene-halo" cx="54" cy="54" r="54" />
        <circle className="scene-moon" cx="54" cy="54" r="30" />
        <path
          className="scene-crater"
          d="M42 44a7 5 0 1 0 14 0a7 5 0 1 0-14 0M60 62a5 4 0 1 0 10 0a5 4 0 1 0-10 0M46 68a4 3 0 1 0 8 0a4 3 0 1 0-8 0"
        />
      </svg>
    </div>
  );
}

function Sea() {
  return (
    <svg viewBox="0 0 360 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className="scene-stars">
        <circle cx="34" cy="150" r="1.6" />
        <circle cx="78" cy="84" r="1.1" />
        <circle cx="112" cy="28" r="1.3" />
        <circle cx="156" cy="62" r="1" />
        <circle cx="196" cy="24" r="1.7" />
        <circle cx="226" cy="98" r="1.1" />
        <circle cx="236" cy="262" r="1.4" />
        <circle cx="62" cy="236" r="1.2" />
        <circle cx="176" cy="198" r="1.3" />
      </g>
      <path
        className="scene-wave scene-wave-far"
        d="M-20 366c30-12 54-12 84 0s54 12 84 0 54-12 84 0 54 12 84 0 54-12 84 0v110h-420z"
      />
      <path
        className="scene-wave scene-wave-near"
        d="M-40 398c34-14 60-14 94 0s60 14 94 0 60-14 94 0 60 14 94 0 60-14 94 0v90h-470z"
      />
      <path className="scene-glint" d="M276 372h26M286 382h30M292 394h22" />
    </svg>
  );
}
