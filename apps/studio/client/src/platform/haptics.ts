import { prefersReducedMotion } from './use-motion.ts';

/** Shakes the phone for as long as the pattern says, where there is something to shake and the player wants it. */
export function shake(isWanted: boolean, patternMs: readonly number[]): void {
  if (!isWanted || prefersReducedMotion()) return;
  // Not every browser has it, whatever its types say.
  if ('vibrate' in navigator) navigator.vibrate([...patternMs]);
}
