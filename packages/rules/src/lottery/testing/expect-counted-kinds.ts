import { expect } from 'vitest';
import { addRatios, type ExactRatio, multiplyRatios, percentText, ratioToNumber } from '../../exact-ratio.ts';
import { seededIntegerSource } from '../../seeded-integer-source.ts';
import { countLines } from '../count-lines.ts';
import { drawLottery } from '../draw-shape.ts';
import { lineKindsOf } from '../line-kinds.ts';
import type { LotteryFamily } from '../lottery-family.ts';
import type { LotteryPlay } from '../lottery-play.ts';
import { isPlayable, numberCode, type Picks, pickFieldsOf } from '../pick-fields.ts';
import { picksText, readPicks } from '../read-picks.ts';
import { countWins, winPatternsOf } from '../win-pattern.ts';
import { drawCount, everyDraw } from './every-draw.ts';
import { placesOfPlay } from './places-of-play.ts';

const mostDraws = 100_000;
const usualSimulatedDraws = 4_000;
/** So many standard deviations from the mean a simulation does not come by chance. */
const widest = 5;

/**
 * Holds what is counted of a play against going through every draw, where that can be done, or else against simulated ones:
 * how often a line of each kind wins each prize, and how many lines all picks together make.
 */
export function expectCountedKinds(
  family: LotteryFamily,
  play: LotteryPlay,
  seed: number,
  simulatedDraws = usualSimulatedDraws,
): void {
  const { shape } = family;
  const kinds = lineKindsOf(shape, play);
  const everything = allPicks(family, play);
  const allLines = kinds.reduce((sum, { lines }) => sum + lines, 0n);
  expect({ lines: countLines(shape, play, everything) }).toEqual({ lines: allLines });
  for (const { example, wins: winsOfLine } of kinds) {
    const wins = timesLines(winsOfLine, countLines(shape, play, example));
    expect(readPicks(shape, play, picksText(shape, play, example))).toEqual({ ok: true, value: example });
    const places = placesOfPlay(play);
    if (drawCount(shape, places, mostDraws) <= mostDraws) expectEveryDraw(family, play, example, wins);
    else expectSimulated(family, play, example, wins, seed, simulatedDraws);
  }
}

/** The fewest digits that make a line may make two: 1 and 2 are 112 and 122. */
function timesLines(wins: ReadonlyMap<string, ExactRatio>, lines: bigint): ReadonlyMap<string, ExactRatio> {
  const factor = { numerator: lines, denominator: 1n };
  return new Map([...wins].map(([prize, chance]) => [prize, multiplyRatios(chance, factor)]));
}

function allPicks(family: LotteryFamily, play: LotteryPlay): Picks {
  return pickFieldsOf(family.shape, play).map(({ size }) =>
    [...new Array(size).keys()].filter(
      (value) => play.kind !== 'numbers' || isPlayable(play, numberCode(play, value)),
    ),
  );
}

function expectEveryDraw(
  { shape }: LotteryFamily,
  play: LotteryPlay,
  picks: Picks,
  wins: ReadonlyMap<string, ExactRatio>,
): void {
  const counted = new Map<string, bigint>();
  let draws = 0n;
  for (const draw of everyDraw(shape, placesOfPlay(play))) {
    draws += 1n;
    for (const [prize, lines] of countWins(shape, play, picks, winPatternsOf(shape, play, draw))) {
      counted.set(prize, (counted.get(prize) ?? 0n) + lines);
    }
  }
  const found = [...counted].map(([prize, lines]) => [
    prize,
    exact({ numerator: lines, denominator: draws }),
  ]);
  const told = [...wins].map(([prize, chance]) => [prize, exact(chance)]);
  expect({ [play.code]: Object.fromEntries(found) }).toEqual({ [play.code]: Object.fromEntries(told) });
}

function exact(ratio: ExactRatio): string {
  const { numerator, denominator } = addRatios(ratio, { numerator: 0n, denominator: 1n });
  return `${numerator}/${denominator}`;
}

function expectSimulated(
  { shape }: LotteryFamily,
  play: LotteryPlay,
  picks: Picks,
  wins: ReadonlyMap<string, ExactRatio>,
  seed: number,
  simulatedDraws: number,
): void {
  const integers = seededIntegerSource(seed);
  const sums = new Map([...wins.keys()].map((prize) => [prize, { sum: 0, squares: 0 }]));
  for (let draw = 0; draw < simulatedDraws; draw += 1) {
    const won = countWins(shape, play, picks, winPatternsOf(shape, play, drawLottery(shape, integers)));
    for (const [prize, lines] of won) {
      const sum = sums.get(prize);
      if (sum === undefined) throw new Error(`${play.code} wins ${prize}, which was not counted`);
      sum.sum += Number(lines);
      sum.squares += Number(lines) ** 2;
    }
  }
  for (const [prize, { sum, squares }] of sums) {
    const expected = ratioToNumber(wins.get(prize) ?? { numerator: 0n, denominator: 1n });
    const spread = Math.sqrt(Math.max(squares, expected * simulatedDraws) + 1);
    const distance = Math.abs(sum - expected * simulatedDraws);
    const told = `${play.code} ${prize} ${percentText(wins.get(prize) ?? { numerator: 0n, denominator: 1n }, 4)} %`;
    expect(distance, `${told}: ${sum} of ${simulatedDraws} draws`).toBeLessThan(widest * spread);
  }
}
