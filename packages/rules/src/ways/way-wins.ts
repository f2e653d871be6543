import type { CellPosition, Screen } from '../slot/slot-grid.ts';
import { positionOfCell } from '../slot/slot-grid.ts';
import { type PayTable, payOf } from '../slot/slot-pays.ts';
import type { SlotRoundInPlay } from '../slot/slot-round.ts';
import { emptyCell, symbolOfNumber, wildNumber } from '../slot/slot-symbol.ts';

/**
 * Tells what each symbol pays that stands on neighbouring reels from the left, and returns what they pay together with the
 * total multiplier. The ways of a symbol are the product over its reels of how many of it each shows, where a wild counts
 * as many as its multiplier.
 *
 * @param wildMultipliers the multiplier of the wild in each cell of the screen
 */
export function payWays(
  round: SlotRoundInPlay,
  screen: Screen,
  pays: PayTable,
  wildMultipliers: Uint8Array,
  multiplier: number,
): number {
  const { cells, stride } = screen;
  let sum = 0;
  let seen = 0;
  for (let first = 0; first < stride; first += 1) {
    const symbol = cells[first] ?? emptyCell;
    if (symbol === emptyCell || (seen & (1 << symbol)) !== 0) continue;
    seen |= 1 << symbol;
    let ways = 1;
    let count = 0;
    while (count < screen.reels) {
      const here = countOnReel(screen, count, symbol, wildMultipliers);
      if (here === 0) break;
      ways *= here;
      count += 1;
    }
    const pay = payOf(pays, symbol, count) * ways * multiplier;
    if (pay === 0) continue;
    sum += pay;
    if (!round.isTold) continue;
    round.tell({
      type: 'winPaid',
      kind: 'ways',
      symbol: symbolOfNumber(symbol),
      ways,
      count,
      positions: matching(screen, symbol, count),
      multiplier,
      payoutMinor: round.wireOf(pay),
    });
  }
  return sum;
}

function countOnReel(
  { cells, stride }: Screen,
  reel: number,
  symbol: number,
  wildMultipliers: Uint8Array,
): number {
  let count = 0;
  const end = (reel + 1) * stride;
  for (let cell = reel * stride; cell < end; cell += 1) {
    const shown = cells[cell];
    if (shown === symbol) count += 1;
    else if (shown === wildNumber) count += wildMultipliers[cell] ?? 1;
  }
  return count;
}

function matching(screen: Screen, symbol: number, reels: number): CellPosition[] {
  const positions: CellPosition[] = [];
  for (let cell = 0; cell < reels * screen.stride; cell += 1) {
    const shown = screen.cells[cell];
    if (shown === symbol || shown === wildNumber) positions.push(positionOfCell(screen, cell));
  }
  return positions;
}
