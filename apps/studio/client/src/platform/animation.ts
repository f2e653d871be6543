/** Resolves after a pause; at once for a pause of zero. */
export function pause(durationMs: number): Promise<void> {
  if (durationMs <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });
}

/** Does work in a task of its own: a frame that is due is drawn first. */
export function inNextTask(work: () => void): void {
  setTimeout(work);
}

/** Resolves before the next frame is drawn. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Slow at the end, as things that come to rest are. `share` runs from 0 to 1. */
export function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

export function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/**
 * Calls `draw` before each frame until it answers `false`. Returns a function that stops it.
 * The time handed over is that of the frame, in milliseconds.
 */
export function eachFrame(draw: (nowMs: number) => boolean): () => void {
  let handle = 0;
  const step = (nowMs: number) => {
    if (draw(nowMs)) handle = requestAnimationFrame(step);
  };
  handle = requestAnimationFrame(step);
  return () => cancelAnimationFrame(handle);
}
