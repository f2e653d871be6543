import { dieCorner, dieSize, pipRadius, pipsOf } from './die-pips.ts';

/** One die as it lies; what it shows is said by what stands around it. */
export function DieFace({ face, className }: { readonly face: string; readonly className: string }) {
  return (
    <svg viewBox={`0 0 ${dieSize} ${dieSize}`} data-number aria-hidden="true" className={className}>
      <rect width={dieSize} height={dieSize} rx={dieCorner} className="fill-text" />
      {pipsOf(face).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={pipRadius} className="fill-page" />
      ))}
    </svg>
  );
}
