import type { ReelStrips } from '../slot/reel-strips.ts';
import type { CellPosition } from '../slot/slot-grid.ts';
import {
  countCells,
  createScreen,
  gridOf,
  positionOfCell,
  type Screen,
  showReel,
} from '../slot/slot-grid.ts';
import type { SlotRoundInPlay } from '../slot/slot-round.ts';
import { scatterNumber, wildNumber } from '../slot/slot-symbol.ts';
import { drawWeighted } from '../slot/weighted-choice.ts';
import type { WildRule } from './sticky-wilds-mathematics.ts';

/** What the reels show, and which wilds stay on them with which multiplier. Kept for all spins of a round. */
export class StickyTable {
  readonly screen: Screen;
  readonly #rows: number;
  /** The multiplier of the wild that stays in a cell; 0 where none does. */
  readonly held: Uint8Array;
  readonly stops: number[];

  constructor(reels: number, rows: number) {
    this.screen = createScreen(reels, rows);
    this.#rows = rows;
    this.held = new Uint8Array(reels * rows);
    this.stops = new Array<number>(reels).fill(0);
  }

  letGo(): void {
    this.held.fill(0);
  }

  get holdsAny(): boolean {
    for (const multiplier of this.held) if (multiplier > 0) return true;
    return false;
  }

  /** Whether wilds stay in all cells of a reel, so that it stands still. */
  isHeld(reel: number): boolean {
    for (let cell = reel * this.#rows; cell < (reel + 1) * this.#rows; cell += 1) {
      if (this.held[cell] === 0) return false;
    }
    return true;
  }

  /** Spins all reels that are not held, and lays the wilds that stay over what they show. */
  spin(round: SlotRoundInPlay, strips: ReelStrips): void {
    for (let reel = 0; reel < this.screen.reels; reel += 1) {
      if (this.isHeld(reel)) continue;
      const strip = strips[reel] ?? new Uint8Array();
      const stop = round.integers.nextInteger(strip.length);
      this.stops[reel] = stop;
      showReel(this.screen, reel, strip, stop, this.#rows);
    }
    for (let cell = 0; cell < this.held.length; cell += 1) {
      if ((this.held[cell] ?? 0) > 0) this.screen.cells[cell] = wildNumber;
    }
  }

  get scatters(): number {
    return countCells(this.screen, scatterNumber);
  }

  /**
   * Draws a multiplier for each wild that is new, reel by reel and from top to bottom, or for each reel that one grows over,
   * and holds it. Returns how many there were.
   */
  takeNewWilds(round: SlotRoundInPlay, { expand, multipliers }: WildRule): number {
    const { cells } = this.screen;
    const expanded: number[] = [];
    let taken = 0;
    for (let cell = 0; cell < cells.length; cell += 1) {
      if (cells[cell] !== wildNumber || (this.held[cell] ?? 0) > 0) continue;
      const multiplier = drawWeighted(multipliers, round.integers);
      taken += 1;
      if (!expand) {
        this.held[cell] = multiplier;
        continue;
      }
      const reel = Math.floor(cell / this.#rows);
      this.held.fill(multiplier, reel * this.#rows, (reel + 1) * this.#rows);
      cells.fill(wildNumber, reel * this.#rows, (reel + 1) * this.#rows);
      expanded.push(reel);
    }
    if (expanded.length > 0 && round.isTold) {
      round.tell({ type: 'wildsExpanded', reels: expanded, grid: gridOf(this.screen) });
    }
    return taken;
  }

  /** Lets multipliers grow of the wilds that have stayed from the spin before. */
  growMultipliers({ step, maximum }: WildRule): void {
    if (step === 0) return;
    for (let cell = 0; cell < this.held.length; cell += 1) {
      const multiplier = this.held[cell] ?? 0;
      if (multiplier > 0) this.held[cell] = Math.min(maximum, multiplier + step);
    }
  }

  tellMultipliers(round: SlotRoundInPlay): void {
    if (!round.isTold) return;
    const cells = this.#heldCells()
      .map((cell) => ({ position: this.#positionOf(cell), multiplier: this.held[cell] ?? 1 }))
      .filter(({ multiplier }) => multiplier > 1);
    if (cells.length > 0) round.tell({ type: 'symbolMultipliers', cells });
  }

  tellStuck(round: SlotRoundInPlay): void {
    if (!round.isTold) return;
    const positions = this.#heldCells().map((cell) => this.#positionOf(cell));
    if (positions.length > 0) round.tell({ type: 'wildsStuck', positions });
  }

  /** Moves all wilds that stay a reel to the left; those on the first reel leave. */
  walk(round: SlotRoundInPlay): void {
    if (round.isTold) {
      const moves = this.#heldCells().map((cell) => {
        const from = this.#positionOf(cell);
        return from.reel === 0 ? { from } : { from, to: { reel: from.reel - 1, row: from.row } };
      });
      round.tell({ type: 'wildsMoved', moves });
    }
    this.held.copyWithin(0, this.#rows);
    this.held.fill(0, this.held.length - this.#rows);
  }

  /** Whether a wild would still be there after a walk. */
  get walksOn(): boolean {
    for (let cell = this.#rows; cell < this.held.length; cell += 1)
      if ((this.held[cell] ?? 0) > 0) return true;
    return false;
  }

  #heldCells(): number[] {
    const cells: number[] = [];
    this.held.forEach((multiplier, cell) => {
      if (multiplier > 0) cells.push(cell);
    });
    return cells;
  }

  #positionOf(cell: number): CellPosition {
    return positionOfCell(this.screen, cell);
  }
}
