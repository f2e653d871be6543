import type { IntegerSource } from '../integer-source.ts';
import type { Screen } from '../slot/slot-grid.ts';
import { bonusNumber, emptyCell, firstPayingNumber, slotSymbols, wildNumber } from '../slot/slot-symbol.ts';
import type { ClusterMathematics, DrawTable } from './cluster-mathematics.ts';

/** A win of one symbol, whose cells stand in `memberCells` from `firstMember` on. */
export interface BoardWin {
  readonly symbol: number;
  readonly size: number;
  readonly firstMember: number;
}

/**
 * The grid of a cluster game while it is played: cell `column * rows + row`, row 0 at the top. It may be used for many
 * rounds, one after another; nothing of one reaches the next.
 */
export class ClusterBoard implements Screen {
  readonly mathematics: ClusterMathematics;
  readonly reels: number;
  readonly stride: number;
  readonly cells: Uint8Array;
  /** What an orb in the cell multiplies by. */
  readonly orbValues: Int32Array;
  /** How many steps a cell has risen. */
  readonly cellSteps: Uint8Array;
  readonly memberCells: Uint8Array;
  readonly #neighbours: Int8Array;
  readonly #seenIn: Uint8Array;
  readonly #eligible: Uint8Array;
  readonly #isWinning: Uint8Array;
  #search = 0;
  #memberCount = 0;

  constructor(mathematics: ClusterMathematics) {
    const { columns, rows, cellCount } = mathematics;
    this.mathematics = mathematics;
    this.reels = columns;
    this.stride = rows;
    this.cells = new Uint8Array(cellCount);
    this.orbValues = new Int32Array(cellCount);
    this.cellSteps = new Uint8Array(cellCount);
    // A wild may be a part of a win of every symbol.
    this.memberCells = new Uint8Array(cellCount * slotSymbols.length);
    this.#seenIn = new Uint8Array(cellCount);
    this.#eligible = new Uint8Array(cellCount);
    this.#isWinning = new Uint8Array(cellCount);
    this.#neighbours = neighboursOf(columns, rows);
  }

  /** Draws every cell anew. */
  fill(table: DrawTable, integers: IntegerSource): void {
    this.cells.fill(emptyCell);
    this.refill(table, integers);
  }

  /** Draws a symbol for each empty cell, column by column from the left and each from the top; an orb draws its value. */
  refill(table: DrawTable, integers: IntegerSource): void {
    const { cells } = this;
    for (let cell = 0; cell < cells.length; cell += 1) {
      if (cells[cell] !== emptyCell) continue;
      const symbol = drawFrom(table, integers);
      cells[cell] = symbol;
      if (symbol === bonusNumber) this.orbValues[cell] = this.#drawOrbValue(integers);
    }
  }

  #drawOrbValue(integers: IntegerSource): number {
    const { multiplier } = this.mathematics;
    return multiplier.kind === 'orb' ? drawFrom(multiplier.values, integers) : 0;
  }

  /** What wins now, in the order of the first cell of each, or of the symbols where they win anywhere. */
  findWins(): readonly BoardWin[] {
    this.#memberCount = 0;
    return this.mathematics.rule === 'anywhere' ? this.#findAnywhere() : this.#findTouching();
  }

  #findAnywhere(): readonly BoardWin[] {
    const { cells } = this;
    const { minimum } = this.mathematics;
    const wins: BoardWin[] = [];
    for (let symbol = firstPayingNumber; symbol < slotSymbols.length; symbol += 1) {
      const firstMember = this.#memberCount;
      let natural = 0;
      for (let cell = 0; cell < cells.length; cell += 1) {
        const shown = cells[cell];
        if (shown === symbol) natural += 1;
        if (shown === symbol || shown === wildNumber) this.#addMember(cell);
      }
      const size = this.#memberCount - firstMember;
      if (natural > 0 && size >= minimum) wins.push({ symbol, size, firstMember });
      else this.#memberCount = firstMember;
    }
    return wins;
  }

  #findTouching(): readonly BoardWin[] {
    const { cells } = this;
    const { minimum } = this.mathematics;
    const wins: BoardWin[] = [];
    this.#seenIn.fill(0);
    this.#search = 0;
    for (let cell = 0; cell < cells.length; cell += 1) {
      const symbol = cells[cell] ?? emptyCell;
      // A cell of a paying symbol is a part of one cluster alone, so one that was seen is done with.
      if (symbol < firstPayingNumber || this.#seenIn[cell] !== 0) continue;
      const firstMember = this.#memberCount;
      this.#growFrom(cell, symbol);
      const size = this.#memberCount - firstMember;
      if (size >= minimum) wins.push({ symbol, size, firstMember });
      else this.#memberCount = firstMember;
    }
    return wins;
  }

  /** The members are themselves the queue of cells whose neighbours are still to be looked at. */
  #growFrom(start: number, symbol: number): void {
    const { cells } = this;
    this.#search += 1;
    let next = this.#memberCount;
    this.#seenIn[start] = this.#search;
    this.#addMember(start);
    for (; next < this.#memberCount; next += 1) {
      const place = (this.memberCells[next] ?? 0) * 4;
      for (let side = 0; side < 4; side += 1) {
        const cell = this.#neighbours[place + side] ?? -1;
        if (cell < 0 || this.#seenIn[cell] === this.#search) continue;
        const shown = cells[cell];
        if (shown !== symbol && shown !== wildNumber) continue;
        this.#seenIn[cell] = this.#search;
        this.#addMember(cell);
      }
    }
  }

  #addMember(cell: number): void {
    this.memberCells[this.#memberCount] = cell;
    this.#memberCount += 1;
  }

  /** Takes the cells of all wins that were found last off the grid, and returns how many symbols that were. */
  vanish(): number {
    let vanished = 0;
    for (let member = 0; member < this.#memberCount; member += 1) {
      const cell = this.memberCells[member] ?? 0;
      if (this.cells[cell] === emptyCell) continue;
      this.cells[cell] = emptyCell;
      vanished += 1;
    }
    return vanished;
  }

  emptyCells(): readonly number[] {
    return this.cellsOf(emptyCell);
  }

  cellsOf(symbol: number): readonly number[] {
    return [...this.cells.keys()].filter((cell) => this.cells[cell] === symbol);
  }

  /** Every cell of the wins that were found last rises by a step, once for all wins that it is a part of. */
  raiseWinningCells(highestStep: number): void {
    const { cellSteps } = this;
    this.#isWinning.fill(0);
    for (let member = 0; member < this.#memberCount; member += 1) {
      this.#isWinning[this.memberCells[member] ?? 0] = 1;
    }
    for (let cell = 0; cell < cellSteps.length; cell += 1) {
      const step = cellSteps[cell] ?? 0;
      if (this.#isWinning[cell] === 1 && step < highestStep) cellSteps[cell] = step + 1;
    }
  }

  /** Lets what lies above empty cells fall; orbs keep their value. */
  fall(): void {
    const { cells, orbValues } = this;
    const { columns, rows } = this.mathematics;
    for (let column = 0; column < columns; column += 1) {
      const top = column * rows;
      let free = top + rows - 1;
      for (let cell = free; cell >= top; cell -= 1) {
        const symbol = cells[cell] ?? emptyCell;
        if (symbol === emptyCell) continue;
        cells[free] = symbol;
        orbValues[free] = orbValues[cell] ?? 0;
        free -= 1;
      }
      cells.fill(emptyCell, top, free + 1);
    }
  }

  /** Turns so many paying symbols into wilds, each drawn among those that are left, and returns their cells. */
  placeWilds(count: number, integers: IntegerSource): readonly number[] {
    const { cells } = this;
    let left = 0;
    for (let cell = 0; cell < cells.length; cell += 1) {
      if ((cells[cell] ?? 0) < firstPayingNumber) continue;
      this.#eligible[left] = cell;
      left += 1;
    }
    const placed: number[] = [];
    for (let wild = 0; wild < count && left > 0; wild += 1) {
      const drawn = integers.nextInteger(left);
      const cell = this.#eligible[drawn] ?? 0;
      left -= 1;
      // The others keep their order, so that a draw can be followed on paper.
      this.#eligible.copyWithin(drawn, drawn + 1, left + 1);
      cells[cell] = wildNumber;
      placed.push(cell);
    }
    return placed;
  }

  /** The sum of what all orbs on the grid multiply by. */
  orbSum(): number {
    let sum = 0;
    for (let cell = 0; cell < this.cells.length; cell += 1) {
      if (this.cells[cell] === bonusNumber) sum += this.orbValues[cell] ?? 0;
    }
    return sum;
  }
}

/** The four cells beside each cell, -1 beyond the edge. */
function neighboursOf(columns: number, rows: number): Int8Array {
  const neighbours = new Int8Array(columns * rows * 4).fill(-1);
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const cell = column * rows + row;
      if (column > 0) neighbours[cell * 4] = cell - rows;
      if (row > 0) neighbours[cell * 4 + 1] = cell - 1;
      if (row < rows - 1) neighbours[cell * 4 + 2] = cell + 1;
      if (column < columns - 1) neighbours[cell * 4 + 3] = cell + rows;
    }
  }
  return neighbours;
}

/** One draw below the sum of the weights. */
function drawFrom(table: DrawTable, integers: IntegerSource): number {
  return table[integers.nextInteger(table.length)] ?? 0;
}
