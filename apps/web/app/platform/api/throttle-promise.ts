interface Throttle {
  readonly intervalMs: number;
  /** A clock that never goes back. */
  readonly nowMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/**
 * Begins `load` at most once in an interval. Whoever asks within it waits for the next one, which all who wait share:
 * the answer before would be of a time before the question, and whoever asks has a reason to.
 */
export function throttlePromise<Value>(
  load: () => Promise<Value>,
  { intervalMs, nowMs, wait }: Throttle,
): () => Promise<Value> {
  let earliestMs = Number.NEGATIVE_INFINITY;
  let next: Promise<Value> | undefined;
  const begin = (): Promise<Value> => {
    next = undefined;
    earliestMs = nowMs() + intervalMs;
    return load();
  };
  return () => {
    if (next !== undefined) return next;
    const leftMs = earliestMs - nowMs();
    if (leftMs <= 0) return begin();
    next = wait(leftMs).then(begin);
    return next;
  };
}
