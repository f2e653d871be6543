/** Nobody waits longer for a turn than this, however busy the page is. */
export const longestWaitMs = 200;

const waiting: (() => void)[] = [];

/**
 * Begins this work when the page has nothing more urgent to do, and after what has come to wait before. Asking for a file
 * costs a cheap phone some milliseconds: for all late parts of a page at once it would be one long task, during which no
 * tap is answered.
 */
export function inTurn<Result>(begin: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => {
    waiting.push(() => resolve(begin()));
    if (waiting.length === 1) whenIdle(takeTurns);
  });
}

function takeTurns(hasTime: () => boolean): void {
  do waiting.shift()?.();
  while (waiting.length > 0 && hasTime());
  if (waiting.length > 0) whenIdle(takeTurns);
}

/** Without a browser's word for it, as in older ones of Apple's, each turn is a task of its own. */
function whenIdle(act: (hasTime: () => boolean) => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(() => act(() => false), 0);
  else requestIdleCallback((idle) => act(() => idle.timeRemaining() > 0), { timeout: longestWaitMs });
}
