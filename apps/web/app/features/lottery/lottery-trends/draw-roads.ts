import { drawRoad } from '@wau/rules/lottery/draw-statistics';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import type { PlatePlay } from '@wau/rules/lottery/lottery-play';
import type { NumberedDraw } from './track-figures.ts';

/** Options of which one comes in a draw, as a rule: the first and the second side, and what may come besides. */
const sides = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger', 'tie'],
] as const;

/** One outcome of a draw; `undefined` where none of the sides won. */
export type Outcome = string | undefined;

export interface DrawRoad {
  readonly playId: string;
  /** Two sides, or three with a tie. */
  readonly options: readonly string[];
  /** The oldest first. */
  readonly outcomes: readonly Outcome[];
}

/** The plays of a family that have roads, in the family's order. */
export function roadPlaysOf({ plays }: LotteryFamily): readonly PlatePlay[] {
  return plays.filter(
    (play): play is PlatePlay =>
      play.kind === 'plate' && play.playType === 'entertainment' && sidesOf(play).length > 0,
  );
}

/** The roads of a play. `draws` are the latest ones, the very latest first. */
export function roadsOf(
  { shape }: LotteryFamily,
  play: PlatePlay,
  draws: readonly NumberedDraw[],
): readonly DrawRoad[] {
  const results = draws.map(({ result }) => result);
  return sidesOf(play).map((options) => ({
    playId: play.code,
    options,
    outcomes: drawRoad(shape, play, options, results).flatMap(({ option, draws: count }) =>
      Array.from({ length: count }, () => option),
    ),
  }));
}

/** A plate whose options have other names besides, as twelve animals with a dragon and a tiger, has no sides. */
function sidesOf({ options }: PlatePlay): readonly (readonly string[])[] {
  const codes = options.map(({ code }) => code);
  const known = sides.map((each) => each.filter((code) => codes.includes(code)));
  const complete = known.filter((each) => each.length >= 2);
  return complete.flat().length === codes.length ? complete : [];
}

/** A bead of the big road. */
interface RoadBead {
  readonly column: number;
  readonly row: number;
  readonly option: string;
  /** Draws behind it in which neither side won. */
  readonly ties: number;
}

/**
 * The big road: a column for each run of one side, downwards, and where there is no room below to the right. Draws in which
 * neither side won are marked on the bead before, those at the very beginning on the first one.
 */
export function bigRoad(outcomes: readonly Outcome[], rowCount: number): readonly RoadBead[] {
  const beads: RoadBead[] = [];
  const taken = new Set<string>();
  let [startColumn, ties] = [0, 0];
  for (const option of outcomes) {
    const last = beads.at(-1);
    if (option === undefined || option === 'tie') {
      if (last === undefined) ties += 1;
      else beads[beads.length - 1] = { ...last, ties: last.ties + 1 };
      continue;
    }
    const isFree = (column: number, row: number) => row < rowCount && !taken.has(`${column} ${row}`);
    let [column, row] = [0, 0];
    if (last?.option === option) {
      // A run that has turned to the right goes on so.
      const goesDown = last.column === startColumn && isFree(last.column, last.row + 1);
      [column, row] = goesDown ? [last.column, last.row + 1] : [last.column + 1, last.row];
    } else if (last !== undefined) {
      startColumn += 1;
      while (!isFree(startColumn, 0)) startColumn += 1;
      column = startColumn;
    }
    taken.add(`${column} ${row}`);
    beads.push({ column, row, option, ties });
    ties = 0;
  }
  return beads;
}

/** How often each outcome came, draws without a winner under `undefined`. */
export function countOutcomes(outcomes: readonly Outcome[]): ReadonlyMap<Outcome, number> {
  const counts = new Map<Outcome, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return counts;
}
