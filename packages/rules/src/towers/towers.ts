import { minorToWire, zeroMinor } from '@wau/money/minor';
import type { IntegerSource } from '../integer-source.ts';
import { payoutOf } from '../multiplier.ts';
import { hasExactlyKeys, isIntegerWithin } from '../parameters.ts';
import { type DecisionChoice, type IllegalDecision, type RoundResult, settleRound } from '../round.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import type { Wager } from '../wager.ts';
import {
  type TowersFloor,
  type TowersLevel,
  type TowersMathematics,
  type TowersTower,
  towersTilesMaximum,
} from './towers-mathematics.ts';

export interface TowersParameters {
  readonly level: TowersLevel;
}

/** Stepping on a tile of the next floor, or taking what is won. */
export type TowersDecision = { readonly kind: 'pick'; readonly tile: number } | { readonly kind: 'cashOut' };

export type TowersRefusalCode =
  | 'towers.parameters.invalid'
  | 'towers.level.invalid'
  | 'decision.invalid'
  | 'towers.tile.invalid'
  | 'towers.cashout.unavailable'
  | 'decision.round.over';

/** The player stands before the first floor. */
export interface TowersEnteredEvent {
  readonly type: 'towerEntered';
  readonly level: TowersLevel;
}

/** A tile held. Where the bombs of that floor lay is told, since nobody stands there again. */
export interface TowersClimbedEvent {
  readonly type: 'floorClimbed';
  /** Counted from 0. */
  readonly floor: number;
  readonly tile: number;
  readonly bombs: readonly number[];
  /** What stopping pays now. */
  readonly multiplierTenThousandths: number;
}

/** A tile hid a bomb: the round pays what a safe floor below has kept. */
export interface TowersFellEvent {
  readonly type: 'towerFell';
  readonly floor: number;
  readonly tile: number;
  readonly multiplierTenThousandths: number;
}

export interface TowersCashedOutEvent {
  readonly type: 'towerCashedOut';
  readonly because: 'decision' | 'end';
}

/** Comes at the end alone: where all bombs lay, floor by floor from the ground up. */
export interface TowersRevealedEvent {
  readonly type: 'towerRevealed';
  readonly bombs: readonly (readonly number[])[];
}

export type TowersEvent =
  | TowersEnteredEvent
  | TowersClimbedEvent
  | TowersFellEvent
  | TowersCashedOutEvent
  | TowersRevealedEvent;

export function parseTowersParameters(
  mathematics: TowersMathematics,
  value: unknown,
): RuleResult<TowersParameters, TowersRefusalCode> {
  if (!hasExactlyKeys(value, ['level'])) return refused('towers.parameters.invalid');
  const level = mathematics.levels.find((offered) => offered === value.level);
  return level === undefined ? refused('towers.level.invalid') : accepted({ level });
}

export function parseTowersDecision(value: unknown): RuleResult<TowersDecision, TowersRefusalCode> {
  if (hasExactlyKeys(value, ['kind']) && value.kind === 'cashOut') return accepted({ kind: 'cashOut' });
  if (!hasExactlyKeys(value, ['kind', 'tile']) || value.kind !== 'pick') return refused('decision.invalid');
  const { tile } = value;
  return isIntegerWithin(tile, 0, towersTilesMaximum - 1)
    ? accepted({ kind: 'pick', tile })
    : refused('towers.tile.invalid');
}

/** The tower of a level that `parseTowersParameters` has accepted. */
export function towerOfLevel({ towers }: TowersMathematics, level: TowersLevel): TowersTower {
  const tower = towers[level];
  if (tower === undefined) throw new RangeError(`the title has no level ${level}`);
  return tower;
}

interface TowersPlay {
  readonly tower: TowersTower;
  readonly wager: Wager;
  readonly bombs: readonly (readonly number[])[];
  readonly events: TowersEvent[];
}

type TowersPhase =
  | { readonly kind: 'open'; readonly climbed: number }
  | { readonly kind: 'over'; readonly multiplierTenThousandths: number };

/**
 * Plays a round. All bombs are laid before the first step, floor by floor from the ground up, so that no step moves
 * any.
 */
export function playTowers(
  mathematics: TowersMathematics,
  { level }: TowersParameters,
  wager: Wager,
  decisions: readonly TowersDecision[],
  integers: IntegerSource,
): RoundResult<TowersEvent, TowersRefusalCode> {
  const tower = towerOfLevel(mathematics, level);
  const bombs = tower.floors.map((floor) => layBombs(floor, integers));
  const play: TowersPlay = { tower, wager, bombs, events: [{ type: 'towerEntered', level }] };
  let phase: TowersPhase = { kind: 'open', climbed: 0 };
  for (const decision of decisions) {
    if (phase.kind === 'over') return { kind: 'illegal', code: 'decision.round.over' };
    const next: TowersPhase | IllegalDecision<TowersRefusalCode> =
      decision.kind === 'cashOut' ? cashOut(play, phase.climbed) : stepOn(play, phase.climbed, decision.tile);
    if (next.kind === 'illegal') return next;
    phase = next;
  }
  const { events } = play;
  if (phase.kind === 'over') {
    events.push({ type: 'towerRevealed', bombs });
    return settleRound(events, wager, phase.multiplierTenThousandths);
  }
  return {
    kind: 'waiting',
    events,
    stakeMinor: wager.stakeMinor,
    choices: choicesOf(phase.climbed),
    decisionAtTimeout: phase.climbed > 0 ? { kind: 'cashOut' } : { kind: 'pick', tile: 0 },
  };
}

/**
 * The tiles with bombs, in ascending order. For each bomb one integer below the number of tiles that are still free
 * says which of them it lies under, counted from the left.
 */
function layBombs({ tiles, bombs }: TowersFloor, integers: IntegerSource): readonly number[] {
  const free = Array.from({ length: tiles }, (_, tile) => tile);
  const laid: number[] = [];
  for (let bomb = 0; bomb < bombs; bomb += 1) {
    laid.push(...free.splice(integers.nextInteger(free.length), 1));
  }
  return laid.toSorted((a, b) => a - b);
}

function cashOut(
  { tower, events }: TowersPlay,
  climbed: number,
): TowersPhase | IllegalDecision<TowersRefusalCode> {
  if (climbed === 0) return { kind: 'illegal', code: 'towers.cashout.unavailable' };
  events.push({ type: 'towerCashedOut', because: 'decision' });
  return { kind: 'over', multiplierTenThousandths: tower.multipliersTenThousandths[climbed - 1] ?? 0 };
}

function stepOn(
  { tower, wager, bombs, events }: TowersPlay,
  floor: number,
  tile: number,
): TowersPhase | IllegalDecision<TowersRefusalCode> {
  if (tile >= (tower.floors[floor]?.tiles ?? 0)) return { kind: 'illegal', code: 'towers.tile.invalid' };
  const bombsHere = bombs[floor] ?? [];
  if (bombsHere.includes(tile)) {
    const kept = tower.keptTenThousandths[floor] ?? 0;
    events.push({ type: 'towerFell', floor, tile, multiplierTenThousandths: kept });
    return { kind: 'over', multiplierTenThousandths: kept };
  }
  const multiplierTenThousandths = tower.multipliersTenThousandths[floor] ?? 0;
  events.push({ type: 'floorClimbed', floor, tile, bombs: bombsHere, multiplierTenThousandths });
  const isTop = floor + 1 === tower.floors.length;
  const isFull = payoutOf(wager.stakeMinor, multiplierTenThousandths) >= wager.maxWinMinor;
  if (!isTop && !isFull) return { kind: 'open', climbed: floor + 1 };
  events.push({ type: 'towerCashedOut', because: 'end' });
  return { kind: 'over', multiplierTenThousandths };
}

function choicesOf(climbed: number): readonly DecisionChoice[] {
  const extraStakeMinor = minorToWire(zeroMinor);
  const pick = { kind: 'pick', extraStakeMinor };
  return climbed === 0 ? [pick] : [pick, { kind: 'cashOut', extraStakeMinor }];
}
