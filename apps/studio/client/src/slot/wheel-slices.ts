export interface WheelSlice {
  /** From the middle to the rim at 46, clockwise from the top. */
  readonly path: string;
  readonly middleTurns: number;
}

const rim = 46;
/** So many whole turns before it comes to rest. */
const wholeTurns = 5;

/** Slices as wide as they are likely, and how far the wheel turns until `segment` stands at the top. */
export function wheelSlices(
  weights: readonly number[],
  segment: number,
): { readonly slices: readonly WheelSlice[]; readonly restTurns: number } {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  const slices = weights.map((weight) => {
    const start = from;
    from += weight / total;
    return { path: slicePath(start, from), middleTurns: (start + from) / 2 };
  });
  return { slices, restTurns: wholeTurns - (slices[segment]?.middleTurns ?? 0) };
}

function slicePath(from: number, to: number): string {
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M0 0 L${rimPoint(from)} A${rim} ${rim} 0 ${isLarge} 1 ${rimPoint(to)} Z`;
}

function rimPoint(turns: number): string {
  const angle = turns * 2 * Math.PI;
  return `${(rim * Math.sin(angle)).toFixed(2)} ${(-rim * Math.cos(angle)).toFixed(2)}`;
}
