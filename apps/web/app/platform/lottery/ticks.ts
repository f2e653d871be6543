type Listener = () => void;

const listeners = new Set<Listener>();
const betweenMs = 250;
let timer: ReturnType<typeof setInterval> | undefined;

/** Tells of passing time, a few times a second; one timer for all countdowns of a page, and none without any. */
export function subscribeToTicks(listener: Listener): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, betweenMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
