/**
 * Asks somebody outside and waits no longer than `timeoutMs`: `ask` gets a signal that is aborted then, and the promise
 * rejects with it also where nobody listens to the signal.
 */
export async function withinTime<Answer>(
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  return Promise.race([ask(signal), whenAborted(signal)]);
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
