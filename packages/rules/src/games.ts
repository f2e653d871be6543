import {
  type DiceEvent,
  type DiceParameters,
  type DiceRefusalCode,
  type DiceRound,
  parseDiceParameters,
  playDice,
} from './dice.ts';
import type { ExactRatio } from './exact-ratio.ts';
import type { IntegerSource } from './integer-source.ts';
import {
  type PlinkoEvent,
  type PlinkoParameters,
  type PlinkoRefusalCode,
  type PlinkoRound,
  parsePlinkoParameters,
  playPlinko,
} from './plinko.ts';
import { accepted, type RuleResult, refused } from './rule-result.ts';
import type { Wager } from './wager.ts';
import {
  parseWauBulanParameters,
  playWauBulan,
  type WauBulanEvent,
  type WauBulanParameters,
  type WauBulanRefusalCode,
  type WauBulanRound,
} from './wau-bulan.ts';
import { wauBulanStakeStepMinor } from './wau-bulan-paytable.ts';

export const gameCodes = ['dice', 'plinko', 'wau-bulan'] as const;
export type GameCode = (typeof gameCodes)[number];

/** A game with parameters that its validator has accepted; plain JSON. */
export type GameBet =
  | { readonly game: 'dice'; readonly parameters: DiceParameters }
  | { readonly game: 'plinko'; readonly parameters: PlinkoParameters }
  | { readonly game: 'wau-bulan'; readonly parameters: WauBulanParameters };

/** A bet together with the round that was played for it. */
export type GameRound =
  | { readonly game: 'dice'; readonly parameters: DiceParameters; readonly round: DiceRound }
  | { readonly game: 'plinko'; readonly parameters: PlinkoParameters; readonly round: PlinkoRound }
  | { readonly game: 'wau-bulan'; readonly parameters: WauBulanParameters; readonly round: WauBulanRound };

export type GameEvent = DiceEvent | PlinkoEvent | WauBulanEvent;

export type GameRefusalCode = 'game.unknown' | DiceRefusalCode | PlinkoRefusalCode | WauBulanRefusalCode;

export interface GameFacts {
  readonly code: GameCode;
  /** The theoretical return as a share of the stake, as shown to players; the exact figures are in docs/games. */
  readonly advertisedReturn: ExactRatio;
  /** A stake is a multiple of this. */
  readonly stakeStepMinor: bigint;
}

export const games: { readonly [Code in GameCode]: GameFacts & { readonly code: Code } } = {
  dice: { code: 'dice', advertisedReturn: { numerator: 99n, denominator: 100n }, stakeStepMinor: 1n },
  plinko: { code: 'plinko', advertisedReturn: { numerator: 99n, denominator: 100n }, stakeStepMinor: 1n },
  'wau-bulan': {
    code: 'wau-bulan',
    advertisedReturn: { numerator: 96n, denominator: 100n },
    stakeStepMinor: wauBulanStakeStepMinor,
  },
};

export function isGameCode(text: string): text is GameCode {
  return Object.hasOwn(games, text);
}

/** Reads a bet from foreign data. */
export function parseGameBet(game: string, parameters: unknown): RuleResult<GameBet, GameRefusalCode> {
  if (!isGameCode(game)) return refused('game.unknown');
  switch (game) {
    case 'dice': {
      const parsed = parseDiceParameters(parameters);
      return parsed.ok ? accepted({ game, parameters: parsed.value }) : parsed;
    }
    case 'plinko': {
      const parsed = parsePlinkoParameters(parameters);
      return parsed.ok ? accepted({ game, parameters: parsed.value }) : parsed;
    }
    case 'wau-bulan': {
      const parsed = parseWauBulanParameters(parameters);
      return parsed.ok ? accepted({ game, parameters: parsed.value }) : parsed;
    }
  }
}

/** Plays a bet's round. Server, verify page and simulations all call this with the integers of their own source. */
export function playGame(bet: GameBet, wager: Wager, integers: IntegerSource): GameRound {
  switch (bet.game) {
    case 'dice':
      return { ...bet, round: playDice(bet.parameters, wager, integers) };
    case 'plinko':
      return { ...bet, round: playPlinko(bet.parameters, wager, integers) };
    case 'wau-bulan':
      return { ...bet, round: playWauBulan(bet.parameters, wager, integers) };
  }
}
