import { reelCount } from '@wau/rules/wau-bulan/wau-bulan-paylines';
import type { WauBulanSymbol } from '@wau/rules/wau-bulan/wau-bulan-symbols';
import type { Sound } from '../platform/sound.ts';

/** What the reels tell of their motion while they turn. */
export interface ReelListener {
  onStarted(): void;
  /** A reel shows its symbols, from top to bottom. */
  onReelStopped(reel: number, symbols: readonly WauBulanSymbol[]): void;
  /** The next reel may bring free spins and turns longer. */
  onSuspense(): void;
  /** The reels are given up while they turn. */
  onClosed(): void;
}

const turningMs = 360;

/** Lets the reels be heard. */
export function createReelSounds(sound: Sound): ReelListener {
  let hush: (() => void) | undefined;
  const stopTurning = (): void => {
    hush?.();
    hush = undefined;
  };
  return {
    onStarted() {
      hush ??= sound.repeat('reelTurn', turningMs);
    },
    onReelStopped(reel, symbols) {
      if (symbols.includes('bulan')) sound.play('moonStop');
      else sound.play('reelStop', { pitch: 1 + 0.06 * reel });
      if (reel === reelCount - 1) stopTurning();
    },
    onSuspense: () => sound.play('anticipation'),
    onClosed: stopTurning,
  };
}
