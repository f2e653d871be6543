import { binomial } from '../binomial.ts';
import { type CountedOutcome, countedWay } from '../counted-way.ts';
import type { TitleFigures } from '../figures.ts';
import { type MinesMathematics, minesCells, minesMultiplierTenThousandths, minesSafeCells } from './mines.ts';

/** After how many cells, in parts of all that hold no mine, a player is told what it is worth. */
const toldParts = [0, 0.25, 0.5, 1] as const;

/** How many numbers of mines are told of: spread over the range, the ends among them. */
const toldMinesMaximum = 6;

/**
 * Everything that can happen to a player who opens `revealed` cells and is then paid out: it does not matter which ones,
 * since every choice of cells holds the mines equally often.
 */
export function minesOutcomes(
  mathematics: MinesMathematics,
  mines: number,
  revealed: number,
): readonly CountedOutcome[] {
  const cells = minesCells(mathematics);
  const all = binomial(cells, revealed);
  const safe = binomial(cells - mines, revealed);
  const multiplierTenThousandths = minesMultiplierTenThousandths(mathematics, mines, revealed);
  return [
    { cases: all - safe, multiplierTenThousandths: 0 },
    { cases: safe, multiplierTenThousandths },
  ];
}

/** Counts all choices of cells, for numbers of mines and of cells spread over what the title offers. */
export function minesFigures(mathematics: MinesMathematics): TitleFigures {
  return {
    method: 'exact',
    ways: toldMines(mathematics).flatMap((mines) =>
      toldCells(mathematics, mines).map((revealed) =>
        countedWay(wayText(mines, revealed), minesOutcomes(mathematics, mines, revealed)),
      ),
    ),
  };
}

function toldMines({ minesMinimum, minesMaximum }: MinesMathematics): readonly number[] {
  const count = Math.min(toldMinesMaximum, minesMaximum - minesMinimum + 1);
  if (count === 1) return [minesMinimum];
  const step = (minesMaximum - minesMinimum) / (count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(minesMinimum + index * step));
}

function toldCells(mathematics: MinesMathematics, mines: number): readonly number[] {
  const safe = minesSafeCells(mathematics, mines);
  return [...new Set(toldParts.map((part) => Math.max(1, Math.round(safe * part))))];
}

function wayText(mines: number, revealed: number): string {
  return `${mines} ${mines === 1 ? 'mine' : 'mines'}, ${revealed} ${revealed === 1 ? 'cell' : 'cells'}`;
}
