/** The sky over the sea; drawn in the theme's colours, so that it is night or morning as the brand has it. */
export function DiceScene() {
  return (
    <svg className="dice-scene" viewBox="0 0 360 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className="scene-halo" cx="284" cy="66" r="54" />
      <circle className="scene-moon" cx="284" cy="66" r="30" />
      <path
        className="scene-crater"
        d="M272 56a7 5 0 1 0 14 0a7 5 0 1 0-14 0M290 74a5 4 0 1 0 10 0a5 4 0 1 0-10 0M276 80a4 3 0 1 0 8 0a4 3 0 1 0-8 0"
      />
      <g className="scene-stars">
        <circle cx="34" cy="40" r="1.6" />
        <circle cx="78" cy="84" r="1.1" />
        <circle cx="112" cy="28" r="1.3" />
        <circle cx="156" cy="62" r="1" />
        <circle cx="196" cy="24" r="1.7" />
        <circle cx="226" cy="98" r="1.1" />
        <circle cx="334" cy="128" r="1.4" />
        <circle cx="52" cy="132" r="1.2" />
        <circle cx="136" cy="118" r="1.3" />
      </g>
      <path
        className="scene-wave scene-wave-far"
        d="M-20 214c30-12 54-12 84 0s54 12 84 0 54-12 84 0 54 12 84 0 54-12 84 0v110h-420z"
      />
      <path
        className="scene-wave scene-wave-near"
        d="M-40 244c34-14 60-14 94 0s60 14 94 0 60-14 94 0 60 14 94 0 60-14 94 0v90h-470z"
      />
      <path className="scene-glint" d="M252 226h26M262 236h40M270 248h22M256 260h34" />
    </svg>
  );
}
