import type { TitleFigures } from './figures.ts';
import type { IntegerSource } from './integer-source.ts';
import type { RoundResult } from './round.ts';
import type { RuleResult } from './rule-result.ts';
import type { Wager } from './wager.ts';

/**
 * The rules of a kind of game. A title is data: its mathematics say what an engine plays, so that an engine never names
 * a title. Each engine is a folder that exports one of these, and a line in `engines.ts`.
 *
 * Everything that leaves an engine or comes back to it (parameters, decisions, events) is plain JSON.
 */
export interface GameEngine<
  Code extends string,
  Mathematics,
  Parameters,
  Decision,
  Event,
  RefusalCode extends string,
> {
  /** Stands in titles, in the names of client files and of pages; never changes. */
  readonly code: Code;
  /** Its rounds are of all players together and led by the server; bets come and end by calls of their own. */
  readonly isShared?: true;
  /** Reads a title's mathematics from JSON and makes them ready to play. The code of a refusal says what is wrong. */
  readonly parseMathematics: (value: unknown) => RuleResult<Mathematics>;
  /** A stake is a multiple of this: it spreads evenly over a slot's lines, or over the price of a bought feature. */
  readonly stakeStepMinor: (mathematics: Mathematics, parameters: Parameters) => bigint;
  /** Reads the parameters of a bet from foreign data. Never throws. */
  readonly parseParameters: (mathematics: Mathematics, value: unknown) => RuleResult<Parameters, RefusalCode>;
  /**
   * Reads the form of a decision from foreign data; whether it may be taken now is for `play` to say. Never throws. Absent
   * where rounds have no decisions.
   */
  readonly parseDecision?: (mathematics: Mathematics, value: unknown) => RuleResult<Decision, RefusalCode>;
  /**
   * Plays a round from its start through all decisions that were taken so far. The integers come from the round's own
   * stream, the same each time, so that a round is a pure function of what was committed to and what was decided.
   */
  readonly play: (
    mathematics: Mathematics,
    parameters: Parameters,
    wager: Wager,
    decisions: readonly Decision[],
    integers: IntegerSource,
  ) => RoundResult<Event, RefusalCode>;
  /**
   * What a title is worth: counted where that is possible, else simulated with the given effort. The counting is
   * imported when it is asked for, so that no player downloads it with a game.
   */
  readonly figures: (mathematics: Mathematics, effort: FiguresEffort) => Promise<TitleFigures>;
}

/** How much a simulation may do; engines that count ignore it. */
export interface FiguresEffort {
  readonly rounds: number;
  readonly seed: number;
}
