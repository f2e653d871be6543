interface ProgressBarProps {
  /** What it is the progress of. */
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The same in words, read out in place of a percentage. */
  readonly text: string;
}

/** How far something is. Drawn as a picture, because its width is no rule of a style sheet. */
export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={filled}
      aria-valuetext={text}
      className="h-2 overflow-hidden rounded-full bg-raised"
    >
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-full w-full rtl:-scale-x-100"
      >
        <rect width={filled} height={8} className="fill-gold" />
      </svg>
    </div>
  );
}
