import { binomial } from '../binomial.ts';
import { multiplierOne } from '../multiplier.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';

/** Bounds of what a title may offer: cells stay large enough for a thumb on a narrow phone. */
const minesSideMinimum = 2;
const minesSideMaximum = 8;

/** What a title may say: its board, how many mines may lie in it, and the share that comes back. */
export interface MinesMathematics {
  readonly rows: number;
  readonly columns: number;
  readonly minesMinimum: number;
  readonly minesMaximum: number;
  readonly returnTenThousandths: number;
}

export interface MinesParameters {
  readonly mines: number;
  /**
   * Cells to be opened one after another without asking, and then to be paid out; in ascending order, since the order
   * changes nothing. Empty for a player who decides cell by cell.
   */
  readonly plan: readonly number[];
}

export type MinesDecision = { readonly kind: 'reveal'; readonly cell: number } | { readonly kind: 'cashOut' };

export type MinesRefusalCode =
  | 'mines.parameters.invalid'
  | 'mines.mines.invalid'
  | 'mines.plan.invalid'
  | 'decision.invalid'
  | 'decision.illegal';

const mathematicsKeys = ['rows', 'columns', 'minesMinimum', 'minesMaximum', 'returnTenThousandths'] as const;

export function parseMinesMathematics(value: unknown): RuleResult<MinesMathematics> {
  if (!hasExactlyKeys(value, mathematicsKeys)) return refused('mines.mathematics.invalid');
  const { rows, columns, minesMinimum, minesMaximum, returnTenThousandths } = value;
  if (!isIntegerWithin(rows, minesSideMinimum, minesSideMaximum)) return refused('mines.board.invalid');
  if (!isIntegerWithin(columns, minesSideMinimum, minesSideMaximum)) return refused('mines.board.invalid');
  if (!isIntegerWithin(minesMinimum, 1, rows * columns - 1)) return refused('mines.mines.invalid');
  if (!isIntegerWithin(minesMaximum, minesMinimum, rows * columns - 1)) return refused('mines.mines.invalid');
  if (!isIntegerWithin(returnTenThousandths, 1, multiplierOne)) return refused('mines.return.invalid');
  const mathematics = { rows, columns, minesMinimum, minesMaximum, returnTenThousandths };
  // Each cell that is opened pays more than the stake, or opening one would be no win.
  if (minesMultiplierTenThousandths(mathematics, minesMinimum, 1) <= multiplierOne) {
    return refused('mines.return.invalid');
  }
  for (let mines = minesMinimum; mines <= minesMaximum; mines += 1) {
    const whole = minesMultiplierTenThousandths(mathematics, mines, minesSafeCells(mathematics, mines));
    if (!Number.isSafeInteger(whole)) return refused('mines.multiplier.invalid');
  }
  return accepted(mathematics);
}

/** Reads foreign parameters; the refusals are checked in the order in which `MinesRefusalCode` lists them. */
export function parseMinesParameters(
  mathematics: MinesMathematics,
  value: unknown,
): RuleResult<MinesParameters, MinesRefusalCode> {
  if (!hasExactlyKeys(value, ['mines', 'plan'])) return refused('mines.parameters.invalid');
  const { mines, plan } = value;
  const { minesMinimum, minesMaximum } = mathematics;
  if (!isIntegerWithin(mines, minesMinimum, minesMaximum)) return refused('mines.mines.invalid');
  if (!isPlan(mathematics, plan) || plan.length > minesSafeCells(mathematics, mines)) {
    return refused('mines.plan.invalid');
  }
  return accepted({ mines, plan: [...plan] });
}

function isPlan(mathematics: MinesMathematics, value: unknown): value is readonly number[] {
  if (!Array.isArray(value)) return false;
  const cells: readonly unknown[] = value;
  const last = minesCells(mathematics) - 1;
  let lowest = 0;
  for (const cell of cells) {
    if (!isIntegerWithin(cell, lowest, last)) return false;
    lowest = cell + 1;
  }
  return true;
}

/** Reads the form of a decision; whether a cell is still covered is for the round to say. */
export function parseMinesDecision(
  mathematics: MinesMathematics,
  value: unknown,
): RuleResult<MinesDecision, MinesRefusalCode> {
  if (hasExactlyKeys(value, ['kind']) && value.kind === 'cashOut') return accepted({ kind: 'cashOut' });
  if (!hasExactlyKeys(value, ['kind', 'cell']) || value.kind !== 'reveal') return refused('decision.invalid');
  if (!isIntegerWithin(value.cell, 0, minesCells(mathematics) - 1)) return refused('decision.invalid');
  return accepted({ kind: 'reveal', cell: value.cell });
}

export function minesCells({ rows, columns }: Pick<MinesMathematics, 'rows' | 'columns'>): number {
  return rows * columns;
}

/** How many cells hold no mine: opening all of them ends the round. */
export function minesSafeCells(
  mathematics: Pick<MinesMathematics, 'rows' | 'columns'>,
  mines: number,
): number {
  return minesCells(mathematics) - mines;
}

/**
 * What is paid after `revealed` cells without a mine: the title's return divided by the chance to come so far, with four
 * decimals, rounded down.
 */
export function minesMultiplierTenThousandths(
  mathematics: Pick<MinesMathematics, 'rows' | 'columns' | 'returnTenThousandths'>,
  mines: number,
  revealed: number,
): number {
  const cells = minesCells(mathematics);
  // All choices of cells, and those among them that hold no mine.
  const all = binomial(cells, revealed);
  const safe = binomial(cells - mines, revealed);
  return Number((BigInt(mathematics.returnTenThousandths) * all) / safe);
}
