/**
 * Calls `load` at most once in `intervalMs`; whoever asks within it gets the promise of the call before. `nowMs` is a
 * clock that never goes back.
 */
export function throttlePromise<Value>(
  load: () => Promise<Value>,
  intervalMs: number,
  nowMs: () => number,
): () => Promise<Value> {
  let last: { readonly atMs: number; readonly answer: Promise<Value> } | undefined;
  return () => {
    const atMs = nowMs();
    if (last === undefined || atMs - last.atMs >= intervalMs) last = { atMs, answer: load() };
    return last.answer;
  };
}
