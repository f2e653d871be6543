import { countCells, gridOf, positionOfCell, positionsOfCells } from '../slot/slot-grid.ts';
import type { SlotRoundInPlay } from '../slot/slot-round.ts';
import { bonusNumber, scatterNumber, symbolOfNumber } from '../slot/slot-symbol.ts';
import type { BoardWin, ClusterBoard } from './cluster-board.ts';
import { type ClusterMathematics, cascadesMaximum } from './cluster-mathematics.ts';

type Phase = 'base' | 'free';

/**
 * Plays the spins of a round on a board: the base spin, or free spins one after another, whose multipliers may grow on
 * from one to the next. Told rounds and simulated ones run through the very same code.
 */
export class ClusterSpins {
  readonly #board: ClusterBoard;
  readonly #mathematics: ClusterMathematics;
  #round: SlotRoundInPlay;
  /** How far the steps of cascades have been climbed. */
  #step = 0;
  /** What orbs of earlier free spins have come to. */
  #keptOrbs = 0;
  /** The total multiplier as it was told last. */
  #toldMultiplier = 1;

  constructor(board: ClusterBoard, round: SlotRoundInPlay) {
    this.#board = board;
    this.#mathematics = board.mathematics;
    this.#round = round;
    this.startAnew(round);
  }

  /** Forgets all that has grown, before a round and before its free spins. */
  startAnew(round: SlotRoundInPlay): void {
    this.#round = round;
    this.#step = 0;
    this.#keptOrbs = 0;
    this.#toldMultiplier = 1;
    this.#board.cellSteps.fill(0);
  }

  /**
   * Plays a spin to where nothing wins any more, without closing it.
   *
   * @returns what it won, and how many scatters lie there at its end
   */
  play(phase: Phase): { readonly pay: number; readonly scatters: number } {
    const { multiplier, draws, scatterPays } = this.#mathematics;
    const isKept = phase === 'free' && multiplier.kind !== 'none' && multiplier.keptInFreeSpins;
    if (!isKept) this.#forgetSteps();
    this.#tellMultiplier();
    this.#board.fill(draws[phase], this.#round.integers);
    if (this.#round.isTold) {
      this.#round.tell({ type: 'reelsStopped', phase, stops: [], grid: gridOf(this.#board) });
    }
    this.#tellOrbs();
    const won = this.#multiplyByOrbs(this.#playCascades(phase), isKept);
    const scatters = countCells(this.#board, scatterNumber);
    const scatterPay = scatterPays[scatters] ?? 0;
    if (scatterPay > 0 && this.#round.isTold) this.#tellScatterWin(scatters, scatterPay);
    return { pay: won + scatterPay, scatters };
  }

  #forgetSteps(): void {
    const { cellSteps } = this.#board;
    const hasRisen = this.#round.isTold && cellSteps.some((step) => step > 0);
    this.#step = 0;
    cellSteps.fill(0);
    if (hasRisen) this.#round.tell({ type: 'cellMultipliers', cells: [] });
  }

  #playCascades(phase: Phase): number {
    const board = this.#board;
    const { draws, charge } = this.#mathematics;
    let pay = 0;
    let vanished = 0;
    let releases = 0;
    for (let cascades = 0; cascades < cascadesMaximum; ) {
      const wins = board.findWins();
      if (wins.length === 0) {
        if (charge === undefined || vanished < (releases + 1) * charge.every) return pay;
        releases += 1;
        this.#placeWilds(charge.wilds);
        continue;
      }
      pay += this.#payWins(wins);
      if (this.#round.reachesLimitWith(pay)) return pay;
      cascades += 1;
      const before = vanished;
      vanished += board.vanish();
      const removed = this.#round.isTold ? positionsOfCells(board, board.emptyCells()) : [];
      board.fall();
      board.refill(draws[phase], this.#round.integers);
      if (vanished === before) throw new RangeError('a win without symbols');
      if (this.#round.isTold) {
        this.#round.tell({ type: 'symbolsTumbled', removed, grid: gridOf(board) });
      }
      this.#tellOrbs();
      this.#step += 1;
      this.#tellMultiplier();
    }
    return pay;
  }

  /** What the wins on the grid pay; after that their cells rise. */
  #payWins(wins: readonly BoardWin[]): number {
    const { pays, cellCount, multiplier } = this.#mathematics;
    let sum = 0;
    for (const win of wins) {
      const times = this.#multiplierOf(win);
      const pay = (pays[win.symbol * (cellCount + 1) + win.size] ?? 0) * times;
      sum += pay;
      if (this.#round.isTold) this.#tellWin(win, times, pay);
    }
    if (multiplier.kind === 'cell') {
      this.#board.raiseWinningCells(multiplier.steps.length);
      this.#tellCells(multiplier.steps);
    }
    return sum;
  }

  #multiplierOf(win: BoardWin): number {
    const { multiplier } = this.#mathematics;
    if (multiplier.kind === 'cascade') return this.#cascadeMultiplier;
    if (multiplier.kind !== 'cell') return 1;
    let sum = 0;
    for (let member = 0; member < win.size; member += 1) {
      const cell = this.#board.memberCells[win.firstMember + member] ?? 0;
      sum += multiplier.steps[(this.#board.cellSteps[cell] ?? 0) - 1] ?? 0;
    }
    return Math.max(1, sum);
  }

  get #cascadeMultiplier(): number {
    const { multiplier } = this.#mathematics;
    if (multiplier.kind !== 'cascade') return 1;
    return multiplier.steps[Math.min(this.#step, multiplier.steps.length - 1)] ?? 1;
  }

  /** Orbs count only for a spin that has won something. */
  #multiplyByOrbs(pay: number, isKept: boolean): number {
    if (this.#mathematics.multiplier.kind !== 'orb' || pay === 0) return pay;
    const orbs = this.#board.orbSum();
    if (isKept) {
      this.#keptOrbs += orbs;
      if (orbs > 0 && this.#round.isTold) {
        this.#round.tell({ type: 'multiplierChanged', multiplier: this.#keptOrbs });
      }
    }
    const multiplier = isKept ? this.#keptOrbs : orbs;
    if (multiplier <= 1) return pay;
    const payoutMinor = this.#round.wireOf(pay * multiplier);
    this.#round.tell({ type: 'winsMultiplied', multiplier, payoutMinor });
    return pay * multiplier;
  }

  #placeWilds(count: number): void {
    const placed = this.#board.placeWilds(count, this.#round.integers);
    if (!this.#round.isTold) return;
    this.#round.tell({
      type: 'wildsPlaced',
      positions: positionsOfCells(this.#board, placed),
      grid: gridOf(this.#board),
    });
  }

  #tellWin(win: BoardWin, multiplier: number, pay: number): void {
    const cells = this.#board.memberCells.slice(win.firstMember, win.firstMember + win.size);
    this.#round.tell({
      type: 'winPaid',
      kind: 'cluster',
      symbol: symbolOfNumber(win.symbol),
      count: win.size,
      positions: positionsOfCells(
        this.#board,
        [...cells].toSorted((a, b) => a - b),
      ),
      multiplier,
      payoutMinor: this.#round.wireOf(pay),
    });
  }

  #tellScatterWin(count: number, pay: number): void {
    this.#round.tell({
      type: 'winPaid',
      kind: 'scatter',
      symbol: 'scatter',
      count,
      positions: positionsOfCells(this.#board, this.#board.cellsOf(scatterNumber)),
      multiplier: 1,
      payoutMinor: this.#round.wireOf(pay),
    });
  }

  #tellMultiplier(): void {
    if (!this.#round.isTold) return;
    const multiplier = this.#cascadeMultiplier;
    if (multiplier === this.#toldMultiplier) return;
    this.#toldMultiplier = multiplier;
    this.#round.tell({ type: 'multiplierChanged', multiplier });
  }

  #tellCells(steps: readonly number[]): void {
    if (!this.#round.isTold) return;
    const cells = [...this.#board.cellSteps].flatMap((step, cell) =>
      step === 0 ? [] : [{ position: positionOfCell(this.#board, cell), multiplier: steps[step - 1] ?? 0 }],
    );
    this.#round.tell({ type: 'cellMultipliers', cells });
  }

  #tellOrbs(): void {
    if (!this.#round.isTold || this.#mathematics.multiplier.kind !== 'orb') return;
    const cells = this.#board.cellsOf(bonusNumber).map((cell) => ({
      position: positionOfCell(this.#board, cell),
      multiplier: this.#board.orbValues[cell] ?? 0,
    }));
    if (cells.length > 0) this.#round.tell({ type: 'symbolMultipliers', cells });
  }
}
