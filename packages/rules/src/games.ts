import { diceEngine } from './dice/dice.ts';
import type { GameEngine } from './game-engine.ts';
import type { IntegerSource } from './integer-source.ts';
import { plinkoEngine } from './plinko/plinko.ts';
import { accepted, type RuleResult, refused } from './rule-result.ts';
import type { PayoutCappedEvent, PlayedRound, SettledEvent, Wager } from './wager.ts';
import { wauBulanEngine } from './wau-bulan/wau-bulan.ts';

/** The registry: every game that the house has, in the order in which forms offer them. */
const engines = {
  dice: diceEngine,
  plinko: plinkoEngine,
  'wau-bulan': wauBulanEngine,
} as const;

export type GameCode = keyof typeof engines;

export type ParametersByGame = { readonly [Code in GameCode]: Parameters<(typeof engines)[Code]['play']>[0] };
type EventsByGame = {
  readonly [Code in GameCode]: ReturnType<(typeof engines)[Code]['play']> extends PlayedRound<infer Event>
    ? Exclude<Event, PayoutCappedEvent | SettledEvent>
    : never;
};
type RefusalsByGame = {
  readonly [Code in GameCode]: Extract<ReturnType<(typeof engines)[Code]['parse']>, { ok: false }>['code'];
};

/** A game with parameters that its engine has accepted; plain JSON. */
export type GameBet<Code extends GameCode = GameCode> = {
  readonly [Each in Code]: { readonly game: Each; readonly parameters: ParametersByGame[Each] };
}[Code];

export type GameRound<Code extends GameCode = GameCode> = PlayedRound<EventsByGame[Code]>;
export type GameEvent = GameRound['events'][number];
export type GameRefusalCode = 'game.unknown' | RefusalsByGame[GameCode];

/** Every game under its own code. */
export const games: {
  readonly [Code in GameCode]: GameEngine<
    Code,
    ParametersByGame[Code],
    EventsByGame[Code],
    RefusalsByGame[Code]
  >;
} = engines;

export const gameCodes = Object.keys(games) as readonly GameCode[];

export function isGameCode(text: string): text is GameCode {
  return Object.hasOwn(games, text);
}

/** Reads a bet from foreign data. */
export function parseGameBet(game: string, parameters: unknown): RuleResult<GameBet, GameRefusalCode> {
  return isGameCode(game) ? parseBetOf(game, parameters) : refused('game.unknown');
}

function parseBetOf<Code extends GameCode>(
  game: Code,
  parameters: unknown,
): RuleResult<GameBet<Code>, GameRefusalCode> {
  const parsed = games[game].parse(parameters);
  return parsed.ok ? accepted({ game, parameters: parsed.value }) : parsed;
}

/** Plays a bet's round. Server, verify page and simulations all call this with the integers of their own source. */
export function playGame<Code extends GameCode>(
  bet: GameBet<Code>,
  wager: Wager,
  integers: IntegerSource,
): GameRound<Code> {
  return games[bet.game].play(bet.parameters, wager, integers);
}
