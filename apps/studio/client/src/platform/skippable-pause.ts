import { pause } from './animation.ts';

/** The pauses of one playback, all of which end at once when the player does not want to wait. */
export interface SkippablePause {
  readonly isSkipped: () => boolean;
  skip(): void;
  /** Waits, or does not if the player has had enough. */
  pause(durationMs: number): Promise<void>;
  /** Pauses can be skipped anew from here on, e.g. in the next spin. */
  rearm(): void;
}

export function createSkippablePause(): SkippablePause {
  let isSkipped = false;
  let release: (() => void) | undefined;
  return {
    isSkipped: () => isSkipped,
    skip() {
      isSkipped = true;
      release?.();
    },
    async pause(durationMs) {
      if (isSkipped) return;
      await Promise.race([
        pause(durationMs),
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      ]);
    },
    rearm() {
      isSkipped = false;
    },
  };
}
