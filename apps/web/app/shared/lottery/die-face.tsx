/** Where the pips of each face are, in a square of four. */
const pipsOfFace: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};

/** One die as it lies; what it shows is said by what stands around it. */
export function DieFace({ face, className }: { readonly face: string; readonly className: string }) {
  return (
    <svg viewBox="0 0 4 4" data-number aria-hidden="true" className={className}>
      <rect width={4} height={4} rx={0.9} className="fill-text" />
      {(pipsOfFace[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={0.42} className="fill-page" />
      ))}
    </svg>
  );
}
