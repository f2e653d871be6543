import type { LineRules } from '../slot/line-runs.ts';
import { payOfSymbol } from '../slot/line-runs.ts';
import type { Screen } from '../slot/slot-grid.ts';
import type { SlotRoundInPlay } from '../slot/slot-round.ts';
import { emptyCell, scatterNumber, symbolOfNumber, wildNumber } from '../slot/slot-symbol.ts';

/**
 * Pays lines on which wilds carry multipliers: those of the wilds in a winning run are added (1 adds nothing) or
 * multiplied, and a run that wilds begin counts as their own or as the first other symbol's, whichever then pays more.
 */
export class MultipliedLines {
  readonly #rules: LineRules;
  readonly #multiplies: boolean;
  /** The run that `#look` has found last. */
  #symbol = 0;
  #length = 0;
  #factor = 1;
  #pay = 0;

  constructor(rules: LineRules, combine: 'add' | 'multiply') {
    this.#rules = rules;
    this.#multiplies = combine === 'multiply';
  }

  /** Tells every line that wins and returns what they pay together, in coins. */
  pay(round: SlotRoundInPlay, { cells }: Screen, multipliers: Uint8Array): number {
    let sum = 0;
    for (let line = 0; line < this.#rules.lines.length; line += 1) {
      this.#look(cells, multipliers, line);
      if (this.#pay === 0) continue;
      sum += this.#pay;
      if (!round.isTold) continue;
      const rows = this.#rules.lines[line] ?? [];
      round.tell({
        type: 'winPaid',
        kind: 'line',
        symbol: symbolOfNumber(this.#symbol),
        line,
        count: this.#length,
        positions: rows.slice(0, this.#length).map((row, reel) => ({ reel, row })),
        multiplier: this.#factor,
        payoutMinor: round.wireOf(this.#pay),
      });
    }
    return sum;
  }

  #look(cells: Uint8Array, multipliers: Uint8Array, line: number): void {
    const { reels, lineCells } = this.#rules;
    const start = line * reels;
    let product = this.#multiplies ? 1 : 0;
    let length = 0;
    while (length < reels) {
      const cell = lineCells[start + length] ?? 0;
      if (cells[cell] !== wildNumber) break;
      product = this.#with(product, multipliers[cell] ?? 1);
      length += 1;
    }
    this.#take(wildNumber, length, Math.max(1, product));
    if (length === reels) return;
    const symbol = cells[lineCells[start + length] ?? 0] ?? emptyCell;
    if (symbol === scatterNumber || symbol === emptyCell) return;
    length += 1;
    while (length < reels) {
      const cell = lineCells[start + length] ?? 0;
      if (cells[cell] === wildNumber) product = this.#with(product, multipliers[cell] ?? 1);
      else if (cells[cell] !== symbol) break;
      length += 1;
    }
    const wildPay = this.#pay;
    const factor = Math.max(1, product);
    if (payOfSymbol(this.#rules, symbol, length) * factor >= wildPay) this.#take(symbol, length, factor);
  }

  #with(product: number, multiplier: number): number {
    if (multiplier <= 1) return product;
    return this.#multiplies ? product * multiplier : product + multiplier;
  }

  #take(symbol: number, length: number, factor: number): void {
    this.#symbol = symbol;
    this.#length = length;
    this.#factor = factor;
    this.#pay = payOfSymbol(this.#rules, symbol, length) * factor;
  }
}
