/** No task of the page becomes longer than this by much: a tap is answered in between. */
export const longestTaskMs = 8;

const waiting: (() => void)[] = [];

/**
 * Begins this work in a task to come, after what has come to wait before. Asking for a file costs a cheap phone some
 * milliseconds: for all late parts of a page in one task, no tap would be answered meanwhile. It does not wait until the
 * page is idle, which one that plays a game never is.
 */
export function inTurn<Result>(begin: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => {
    // What throws at once is refused as what fails later is, and holds up nobody.
    waiting.push(() => resolve((async () => begin())()));
    if (waiting.length === 1) setTimeout(takeTurns);
  });
}

function takeTurns(): void {
  const endMs = performance.now() + longestTaskMs;
  do waiting.shift()?.();
  while (waiting.length > 0 && performance.now() < endMs);
  if (waiting.length > 0) setTimeout(takeTurns);
}
