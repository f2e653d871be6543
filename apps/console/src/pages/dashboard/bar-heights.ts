/** A bar of a chart, in shares of the chart's height: from the top, downwards. */
export interface Bar {
  readonly top: number;
  readonly height: number;
}

/**
 * Bars above and below one line of zero, on a common scale: the largest and the smallest value touch the edges. All zero,
 * the bars have no height and stand on the lower edge.
 */
export function barsOf(values: readonly bigint[]): { readonly zero: number; readonly bars: readonly Bar[] } {
  const most = values.reduce((one, other) => (other > one ? other : one), 0n);
  const least = values.reduce((one, other) => (other < one ? other : one), 0n);
  const span = Number(most - least);
  if (span === 0) return { zero: 1, bars: values.map(() => ({ top: 1, height: 0 })) };
  const zero = Number(most) / span;
  const bars = values.map((value) => {
    const height = Math.abs(Number(value)) / span;
    return { top: value >= 0n ? zero - height : zero, height };
  });
  return { zero, bars };
}
