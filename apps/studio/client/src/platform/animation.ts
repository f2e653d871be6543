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

/** Longer than a frame takes to come. */
const frameMs = 20;

/**
 * Lets what has changed be drawn before what follows changes more: all of it in one frame would be too much for a cheap
 * phone. A page that is hidden draws nothing and goes on as well.
 */
export function letFrameBeDrawn(): Promise<void> {
  return pause(frameMs);
}

/** An amount that counts is laid out so often, which an eye cannot tell from every frame. */
export const countTickMs = 90;

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
