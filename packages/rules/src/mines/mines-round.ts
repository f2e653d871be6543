import { drawDistinct } from '../draw-distinct.ts';
import type { IntegerSource } from '../integer-source.ts';
import { payoutOf } from '../multiplier.ts';
import { type DecisionChoice, type RoundResult, settleRound } from '../round.ts';
import type { Wager } from '../wager.ts';
import {
  type MinesDecision,
  type MinesMathematics,
  type MinesParameters,
  type MinesRefusalCode,
  minesCells,
  minesMultiplierTenThousandths,
  minesSafeCells,
} from './mines.ts';

/** A cell was opened. */
export interface MinesCellEvent {
  readonly type: 'cellRevealed';
  /** Counted from 0 at the top left, row by row. */
  readonly cell: number;
  readonly isMine: boolean;
  /** What may be paid out from now on; 0 once a mine was opened. */
  readonly multiplierTenThousandths: number;
}

/** The round is over, and where all mines lay is told: in ascending order. */
export interface MinesShownEvent {
  readonly type: 'minesShown';
  readonly cells: readonly number[];
}

export type MinesEvent = MinesCellEvent | MinesShownEvent;

const reveal: DecisionChoice = { kind: 'reveal', extraStakeMinor: '0' };
const cashOut: DecisionChoice = { kind: 'cashOut', extraStakeMinor: '0' };

/**
 * Plays a round with parameters that `parseMinesParameters` has accepted. Takes one integer for each mine, below the
 * number of cells, one less, and so on; and one below the number of cells when a player may stay away who has opened
 * nothing yet: the cell that is then opened.
 */
export function playMines(
  mathematics: MinesMathematics,
  parameters: MinesParameters,
  wager: Wager,
  decisions: readonly MinesDecision[],
  integers: IntegerSource,
): RoundResult<MinesEvent, MinesRefusalCode> {
  const board = new MinesBoard(mathematics, parameters.mines, wager, integers);
  if (parameters.plan.length > 0) {
    if (decisions.length > 0) return { kind: 'illegal', code: 'decision.illegal' };
    for (const cell of parameters.plan) {
      board.reveal(cell);
      if (board.isOver) break;
    }
    return board.settle();
  }
  for (const decision of decisions) {
    if (board.isOver || !board.mayTake(decision)) return { kind: 'illegal', code: 'decision.illegal' };
    if (decision.kind === 'reveal') board.reveal(decision.cell);
    else board.cashOut();
  }
  return board.isOver ? board.settle() : board.wait(integers);
}

class MinesBoard {
  readonly #mathematics: MinesMathematics;
  readonly #wager: Wager;
  readonly #mines: ReadonlySet<number>;
  readonly #events: MinesEvent[] = [];
  readonly #revealed = new Set<number>();
  #multiplier = 0;
  isOver = false;

  constructor(mathematics: MinesMathematics, mines: number, wager: Wager, integers: IntegerSource) {
    this.#mathematics = mathematics;
    this.#wager = wager;
    this.#mines = new Set(drawDistinct(mines, minesCells(mathematics), integers));
  }

  mayTake(decision: MinesDecision): boolean {
    return decision.kind === 'cashOut' ? this.#revealed.size > 0 : !this.#revealed.has(decision.cell);
  }

  reveal(cell: number): void {
    const isMine = this.#mines.has(cell);
    this.#revealed.add(cell);
    this.#multiplier = isMine
      ? 0
      : minesMultiplierTenThousandths(this.#mathematics, this.#mines.size, this.#revealed.size);
    this.#events.push({ type: 'cellRevealed', cell, isMine, multiplierTenThousandths: this.#multiplier });
    // Nobody is asked to risk what could grow no further: nothing is left to open, or the limit on wins is reached.
    const isEmpty = this.#revealed.size === minesSafeCells(this.#mathematics, this.#mines.size);
    const { stakeMinor, maxWinMinor } = this.#wager;
    this.isOver = isMine || isEmpty || payoutOf(stakeMinor, this.#multiplier) >= maxWinMinor;
  }

  cashOut(): void {
    this.isOver = true;
  }

  settle(): RoundResult<MinesEvent, MinesRefusalCode> {
    const cells = [...this.#mines].toSorted((a, b) => a - b);
    return settleRound([...this.#events, { type: 'minesShown', cells }], this.#wager, this.#multiplier);
  }

  wait(integers: IntegerSource): RoundResult<MinesEvent, MinesRefusalCode> {
    const hasOpened = this.#revealed.size > 0;
    const decisionAtTimeout: MinesDecision = hasOpened
      ? { kind: 'cashOut' }
      : { kind: 'reveal', cell: integers.nextInteger(minesCells(this.#mathematics)) };
    return {
      kind: 'waiting',
      events: this.#events,
      stakeMinor: this.#wager.stakeMinor,
      choices: hasOpened ? [reveal, cashOut] : [reveal],
      decisionAtTimeout,
    };
  }
}
