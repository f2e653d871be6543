import { KiteMark } from '../../shared/site/logo.tsx';

/** A kite whose string was cut, over a quiet sea. */
export function LostKite() {
  return (
    <div className="relative size-48">
      <KiteMark className="absolute top-4 left-14 size-28 rotate-12" />
      <svg viewBox="0 0 192 192" className="absolute inset-0 size-full" aria-hidden="true">
        <path
          d="M112 128c-6 18 10 22 4 36"
          fill="none"
          stroke="var(--muted)"
          strokeWidth="2"
          strokeDasharray="5 5"
          strokeLinecap="round"
        />
        <path
          d="M8 176q22-12 44 0t44 0 44 0 44 0"
          fill="none"
          stroke="var(--sea)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
