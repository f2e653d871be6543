import { type ExactRatio, percentText, ratioToNumber } from '../exact-ratio.ts';
import type { TitleFigures, WayFigures } from '../figures.ts';
import { multiplierOne } from '../multiplier.ts';
import { towerOfLevel } from './towers.ts';
import type { TowersLevel, TowersMathematics, TowersTower } from './towers-mathematics.ts';

/** Counts every level for players who stop after one floor, half-way up and at the top. */
export function towersFigures(mathematics: TowersMathematics): TitleFigures {
  return { method: 'exact', ways: mathematics.levels.flatMap((level) => waysOfLevel(mathematics, level)) };
}

function waysOfLevel(mathematics: TowersMathematics, level: TowersLevel): readonly WayFigures[] {
  const tower = towerOfLevel(mathematics, level);
  const top = tower.floors.length;
  const stops = [...new Set([1, Math.ceil(top / 2), top])];
  return stops.map((stop) => figuresOfStop(tower, `${level}, ${stop} of ${top} floors`, stop));
}

/** What the rounds pay of somebody who stops after `stop` floors, if no bomb ends them before. */
export function towersReturn(
  tower: TowersTower,
  stop: number,
): { readonly mean: ExactRatio; readonly square: ExactRatio; readonly paying: ExactRatio } {
  let denominator = 1n;
  let survivors = 1n;
  let paid = 0n;
  let paidSquared = 0n;
  let paying = 0n;
  for (let floor = 0; floor < stop; floor += 1) {
    const { tiles, bombs } = tower.floors[floor] ?? { tiles: 1, bombs: 0 };
    const kept = BigInt(tower.keptTenThousandths[floor] ?? 0);
    const falling = survivors * BigInt(bombs);
    paid = paid * BigInt(tiles) + falling * kept;
    paidSquared = paidSquared * BigInt(tiles) + falling * kept ** 2n;
    paying = paying * BigInt(tiles) + (kept > 0n ? falling : 0n);
    survivors *= BigInt(tiles - bombs);
    denominator *= BigInt(tiles);
  }
  const top = BigInt(tower.multipliersTenThousandths[stop - 1] ?? 0);
  const one = BigInt(multiplierOne);
  return {
    mean: { numerator: paid + survivors * top, denominator: denominator * one },
    square: { numerator: paidSquared + survivors * top ** 2n, denominator: denominator * one ** 2n },
    paying: { numerator: paying + survivors, denominator },
  };
}

function figuresOfStop(tower: TowersTower, way: string, stop: number): WayFigures {
  const { mean, square, paying } = towersReturn(tower, stop);
  return {
    way,
    returnPercent: percentText(mean, 6),
    hitRatePercent: percentText(paying, 4),
    standardDeviation: Math.sqrt(ratioToNumber(square) - ratioToNumber(mean) ** 2),
    largestWin: (tower.multipliersTenThousandths[stop - 1] ?? 0) / multiplierOne,
    largestWinIs: 'reached',
  };
}
