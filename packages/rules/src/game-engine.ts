import type { ExactRatio } from './exact-ratio.ts';
import type { IntegerSource } from './integer-source.ts';
import type { RuleResult } from './rule-result.ts';
import type { PlayedRound, Wager } from './wager.ts';

/** What the rooms around a game need to know of it without playing it. */
export interface GameFacts<Code extends string = string> {
  /** Stands in addresses, records and the ids of messages; never changes. */
  readonly code: Code;
  /** The theoretical return as a share of the stake, as shown to players; the exact figures are in docs/games. */
  readonly advertisedReturn: ExactRatio;
  /** A stake is a multiple of this. */
  readonly stakeStepMinor: bigint;
}

/** A game's facts and rules. Each game is a folder that exports one of these, and a line in `games.ts`. */
export interface GameEngine<Code extends string, Parameters, Event, RefusalCode extends string>
  extends GameFacts<Code> {
  /** Reads the parameters of a bet from foreign data; what it accepts is plain JSON. */
  readonly parse: (value: unknown) => RuleResult<Parameters, RefusalCode>;
  /** Plays a round with parameters that `parse` has accepted. */
  readonly play: (parameters: Parameters, wager: Wager, integers: IntegerSource) => PlayedRound<Event>;
}
