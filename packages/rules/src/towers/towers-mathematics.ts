import type { ExactRatio } from '../exact-ratio.ts';
import { multiplierOne } from '../multiplier.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';

export const towersLevels = ['easy', 'medium', 'hard', 'expert'] as const;
export type TowersLevel = (typeof towersLevels)[number];

/** One floor: so many tiles, of which so many hide a bomb. */
export interface TowersFloor {
  readonly tiles: number;
  readonly bombs: number;
}

/** A tower as a title offers it: its floors from the ground up, and what stopping above each pays. */
export interface TowersTower {
  readonly floors: readonly TowersFloor[];
  /** What is paid by whoever stops after so many floors; one for each floor. */
  readonly multipliersTenThousandths: readonly number[];
  /** What a fall on each floor leaves; 0 below the first safe floor. */
  readonly keptTenThousandths: readonly number[];
}

/** A floor that keeps something: whoever has reached it and falls above it gets a share of what it was worth. */
export interface TowersSafeFloor {
  /** Counted from 1. */
  readonly floor: number;
  readonly keptPercent: number;
}

export interface TowersMathematics {
  readonly returnTenThousandths: number;
  readonly levels: readonly TowersLevel[];
  readonly safeFloors: readonly TowersSafeFloor[];
  readonly towers: Readonly<Partial<Record<TowersLevel, TowersTower>>>;
}

export const towersTilesMaximum = 6;
const floorsMaximum = 15;
const largestMultiplierTenThousandths = 1_000_000 * multiplierOne;

/**
 * Reads `{ "returnTenThousandths": 9800, "levels": { "easy": ["4/1", …] }, "safeFloors": [] }`, where `4/1` is a floor
 * of four tiles and one bomb.
 */
export function parseTowersMathematics(value: unknown): RuleResult<TowersMathematics> {
  if (!hasExactlyKeys(value, ['returnTenThousandths', 'levels', 'safeFloors'])) {
    return refused('towers.mathematics.invalid');
  }
  const { returnTenThousandths } = value;
  if (!isIntegerWithin(returnTenThousandths, 1, multiplierOne)) return refused('towers.return.invalid');
  if (typeof value.levels !== 'object' || value.levels === null) return refused('towers.levels.invalid');
  const given = new Map<string, unknown>(Object.entries(value.levels));
  const levels = towersLevels.filter((level) => given.has(level));
  if (levels.length === 0 || levels.length !== given.size) return refused('towers.levels.invalid');
  const safeFloors = parseSafeFloors(value.safeFloors);
  if (safeFloors === undefined) return refused('towers.safe.floors.invalid');
  const towers: Partial<Record<TowersLevel, TowersTower>> = {};
  for (const level of levels) {
    const floors = parseFloors(given.get(level));
    if (floors === undefined) return refused('towers.floors.invalid');
    if (safeFloors.some(({ floor }) => floor >= floors.length)) return refused('towers.safe.floors.invalid');
    const tower = towerOf(floors, returnTenThousandths, safeFloors);
    if ((tower.multipliersTenThousandths.at(-1) ?? 0) > largestMultiplierTenThousandths) {
      return refused('towers.multiplier.invalid');
    }
    towers[level] = tower;
  }
  return accepted({ returnTenThousandths, levels, safeFloors, towers });
}

function parseSafeFloors(value: unknown): readonly TowersSafeFloor[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const safeFloors: TowersSafeFloor[] = [];
  for (const each of value as readonly unknown[]) {
    if (!hasExactlyKeys(each, ['floor', 'keptPercent'])) return undefined;
    const { floor, keptPercent } = each;
    const above = (safeFloors.at(-1)?.floor ?? 0) + 1;
    if (!isIntegerWithin(floor, above, floorsMaximum) || !isIntegerWithin(keptPercent, 1, 90)) {
      return undefined;
    }
    safeFloors.push({ floor, keptPercent });
  }
  return safeFloors;
}

function parseFloors(value: unknown): readonly TowersFloor[] | undefined {
  if (!Array.isArray(value) || !isIntegerWithin(value.length, 2, floorsMaximum)) return undefined;
  const floors: TowersFloor[] = [];
  for (const each of value as readonly unknown[]) {
    const match = typeof each === 'string' ? /^(\d)\/(\d)$/.exec(each) : null;
    const [tiles, bombs] = [Number(match?.[1]), Number(match?.[2])];
    if (!isIntegerWithin(tiles, 2, towersTilesMaximum) || !isIntegerWithin(bombs, 1, tiles - 1)) {
      return undefined;
    }
    floors.push({ tiles, bombs });
  }
  return floors;
}

/**
 * What each floor is worth, so that the return is the same wherever a player stops: going on from a worth `w` with the
 * chance `p`, and with `k` kept by a fall, must be worth `w` again, so the next floor is worth `(w - (1 - p) k) / p`.
 * Before the first floor it is the title's return. Shown and paid amounts are rounded down to ten-thousandths.
 */
function towerOf(
  floors: readonly TowersFloor[],
  returnTenThousandths: number,
  safeFloors: readonly TowersSafeFloor[],
): TowersTower {
  let worth: ExactRatio = { numerator: BigInt(returnTenThousandths), denominator: BigInt(multiplierOne) };
  let kept = 0;
  const multipliersTenThousandths: number[] = [];
  const keptTenThousandths: number[] = [];
  floors.forEach(({ tiles, bombs }, place) => {
    keptTenThousandths.push(kept);
    const keptRatio = { numerator: BigInt(kept), denominator: BigInt(multiplierOne) };
    worth = worthAbove(worth, keptRatio, tiles, bombs);
    const multiplier = Number((worth.numerator * BigInt(multiplierOne)) / worth.denominator);
    multipliersTenThousandths.push(multiplier);
    const safe = safeFloors.find(({ floor }) => floor === place + 1);
    if (safe !== undefined) kept = Math.floor((multiplier * safe.keptPercent) / 100);
  });
  return { floors, multipliersTenThousandths, keptTenThousandths };
}

function worthAbove(worth: ExactRatio, kept: ExactRatio, tiles: number, bombs: number): ExactRatio {
  const numerator =
    worth.numerator * kept.denominator * BigInt(tiles) - BigInt(bombs) * kept.numerator * worth.denominator;
  return { numerator, denominator: worth.denominator * kept.denominator * BigInt(tiles - bombs) };
}
