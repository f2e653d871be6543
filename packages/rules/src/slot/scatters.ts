import { positionsOf, type Screen } from './slot-grid.ts';
import type { SlotRoundInPlay } from './slot-round.ts';
import { scatterNumber } from './slot-symbol.ts';

/** What so many scatters pay in coins; the list gives the pays of 1, 2, 3 …, the last for all that are more. */
export function scatterPayOf(scatterPays: readonly number[], scatters: number): number {
  return scatters === 0 ? 0 : (scatterPays[Math.min(scatters, scatterPays.length) - 1] ?? 0);
}

/** Tells what the scatters on the screen pay, wherever they are, and returns it with the total multiplier. */
export function payScatters(
  round: SlotRoundInPlay,
  screen: Screen,
  scatterPays: readonly number[],
  scatters: number,
  multiplier: number,
): number {
  const pay = scatterPayOf(scatterPays, scatters) * multiplier;
  if (pay > 0 && round.isTold) {
    round.tell({
      type: 'winPaid',
      kind: 'scatter',
      symbol: 'scatter',
      count: scatters,
      positions: positionsOf(screen, scatterNumber),
      multiplier,
      payoutMinor: round.wireOf(pay),
    });
  }
  return pay;
}
