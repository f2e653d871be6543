/** How long things took, in milliseconds, in words. */
export function spread(values: readonly number[]): string {
  return `median ${share(values, 0.5)} ms, 99th percentile ${share(values, 0.99)} ms, slowest ${share(values, 1)} ms`;
}

/** What this share of them took at most: 0.99 gives the 99th percentile. */
export function share(values: readonly number[], of: number): string {
  const sorted = values.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN).toFixed(0);
}
