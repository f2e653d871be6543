import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';
import type { Sound } from '../platform/sound.ts';
import type { BoardListener } from './slot-board.ts';

const turningMs = 360;

/** What is worth hearing when it lands, beside an ordinary reel. */
const special: ReadonlySet<SlotSymbol> = new Set<SlotSymbol>(['scatter', 'bonus', 'coin']);

/** Lets the reels be heard. */
export function createSlotSounds(sound: Sound): BoardListener {
  let hush: (() => void) | undefined;
  return {
    onStarted() {
      hush ??= sound.repeat('reelTurn', turningMs);
    },
    onReelStopped(reel, symbols) {
      if (symbols.some((symbol) => special.has(symbol))) sound.play('moonStop');
      else sound.play('reelStop', { pitch: 1 + 0.06 * reel });
    },
    onSuspense: () => sound.play('anticipation'),
    onAllStopped() {
      hush?.();
      hush = undefined;
    },
  };
}
