import { lineSpinFigures } from '../slot/figures/line-spin-figures.ts';
import type { SpinFigures } from '../slot/figures/spin-figures.ts';
import type { ReelStrips } from '../slot/reel-strips.ts';
import { createScreen, showReel } from '../slot/slot-grid.ts';
import { slotSymbols, wildNumber } from '../slot/slot-symbol.ts';
import { onlyChoice } from '../slot/weighted-choice.ts';
import { countSpins } from '../ways/count-ways.ts';
import type { ReelGame } from './reel-game.ts';

/**
 * Counts all stops of a set of reels of a game with lines or ways, sorted by what features ask for: `classOf` gives a
 * whole number for what one reel shows, and a spin's class is the sum of those of its reels. Pays are those of lines or
 * ways alone.
 */
export function reelGameFigures(
  { wins, pays, rows }: ReelGame,
  strips: ReelStrips,
  classOf: (cells: Uint8Array) => number,
): SpinFigures {
  const views = strips.map((strip) => viewsOf(strip, rows, classOf));
  if (wins.kind === 'lines') return lineSpinFigures(wins.rules, views, []);
  const wayViews = views.map((reel) => reel.map((view) => ({ ...view, ...countsOf(view.cells) })));
  return countSpins({ pays, scatterPays: [] }, wayViews, onlyChoice(1));
}

interface ClassView {
  readonly cells: Uint8Array;
  /** The class; counted as scatters are. */
  readonly scatters: number;
  readonly weight: number;
}

function viewsOf(strip: Uint8Array, rows: number, classOf: (cells: Uint8Array) => number): ClassView[] {
  const views = new Map<string, ClassView>();
  for (let stop = 0; stop < strip.length; stop += 1) {
    const screen = createScreen(1, rows);
    showReel(screen, 0, strip, stop, rows);
    const key = screen.cells.join(' ');
    const weight = (views.get(key)?.weight ?? 0) + 1;
    views.set(key, { cells: screen.cells, scatters: classOf(screen.cells), weight });
  }
  return [...views.values()];
}

function countsOf(cells: Uint8Array): { readonly counts: Uint8Array; readonly wilds: number } {
  const counts = new Uint8Array(slotSymbols.length);
  for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
  return { counts, wilds: counts[wildNumber] ?? 0 };
}

/**
 * Several counts in one class: each counted symbol stands for as much as all counts before it can come to, and one more.
 */
export class SpinClasses {
  readonly #symbols: readonly number[];
  readonly #units: readonly number[];
  readonly #maxima: readonly number[];

  constructor(strips: ReelStrips, rows: number, symbols: readonly number[]) {
    this.#symbols = symbols;
    this.#maxima = symbols.map((symbol) =>
      strips.reduce((sum, strip) => sum + mostShown(strip, rows, symbol), 0),
    );
    const units: number[] = [];
    let unit = 1;
    for (const most of this.#maxima) {
      units.push(unit);
      unit *= most + 1;
    }
    this.#units = units;
  }

  readonly classOf = (cells: Uint8Array): number => {
    let sum = 0;
    this.#symbols.forEach((symbol, index) => {
      for (const cell of cells) if (cell === symbol) sum += this.#units[index] ?? 0;
    });
    return sum;
  };

  /** How many of each symbol the spins of a class show. */
  countsOf(spinClass: number): readonly number[] {
    return this.#units.map((unit, index) => {
      const above = unit * ((this.#maxima[index] ?? 0) + 1);
      const rest = spinClass - Math.floor(spinClass / above) * above;
      return Math.floor(rest / unit);
    });
  }
}

function mostShown(strip: Uint8Array, rows: number, symbol: number): number {
  let most = 0;
  for (let stop = 0; stop < strip.length; stop += 1) {
    const screen = createScreen(1, rows);
    showReel(screen, 0, strip, stop, rows);
    most = Math.max(most, screen.cells.filter((cell) => cell === symbol).length);
  }
  return most;
}
