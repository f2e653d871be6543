/** Longer than one looks at a case without touching anything would end sessions of people who read. */
const attendedForMs = 60_000;

/** Whether a hand has moved, typed or touched in the last minute. */
export function createAttendance(page: EventTarget, nowMs: () => number): () => boolean {
  let lastSeenMs = nowMs();
  const note = (): void => {
    lastSeenMs = nowMs();
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
    page.addEventListener(type, note, { passive: true });
  }
  return () => nowMs() - lastSeenMs < attendedForMs;
}
