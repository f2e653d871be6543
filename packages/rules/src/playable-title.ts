import type { TitleFigures } from './figures.ts';
import type { FiguresEffort, GameEngine } from './game-engine.ts';
import type { IntegerSource } from './integer-source.ts';
import type { RoundResult } from './round.ts';
import { accepted, type RuleResult, refused } from './rule-result.ts';
import type { Wager } from './wager.ts';

/** A title's mathematics on the table: what any room needs to take bets and to play rounds of it. */
export interface PlayableTitle {
  readonly engine: string;
  /** Its rounds are of all players together and led by the server. */
  readonly isShared: boolean;
  /** Its players decide while a round is under way. */
  readonly takesDecisions: boolean;
  /** As the engine has read it: for parts that know the engine. */
  readonly mathematics: unknown;
  /** Reads the parameters of a bet from foreign data. Never throws. */
  parseBet(parameters: unknown): RuleResult<TitleBet>;
  figures(effort: FiguresEffort): Promise<TitleFigures>;
}

/** A bet that the title's engine has accepted. */
export interface TitleBet {
  /** As accepted; plain JSON. */
  readonly parameters: unknown;
  readonly stakeStepMinor: bigint;
  /** Plays the round through all decisions so far; foreign ones are `illegal`. */
  play(wager: Wager, decisions: readonly unknown[], integers: IntegerSource): RoundResult<EngineEvent>;
}

/** What any engine tells: plain JSON with a type. */
export interface EngineEvent {
  readonly type: string;
}

/**
 * Binds an engine to a title's mathematics, so that rooms around it need not know what it is made of. Refused by the
 * engine where the mathematics make no sense.
 */
export function bindEngine<Mathematics, Parameters, Decision, Event extends EngineEvent, Code extends string>(
  engine: GameEngine<string, Mathematics, Parameters, Decision, Event, Code>,
  value: unknown,
): RuleResult<PlayableTitle> {
  const parsed = engine.parseMathematics(value);
  if (!parsed.ok) return parsed;
  const mathematics = parsed.value;
  return accepted({
    engine: engine.code,
    isShared: engine.isShared === true,
    takesDecisions: engine.parseDecision !== undefined,
    mathematics,
    figures: (effort) => engine.figures(mathematics, effort),
    parseBet(foreign) {
      const parameters = engine.parseParameters(mathematics, foreign);
      return parameters.ok ? accepted(betOf(engine, mathematics, parameters.value)) : parameters;
    },
  });
}

function betOf<Mathematics, Parameters, Decision, Event extends EngineEvent, Code extends string>(
  engine: GameEngine<string, Mathematics, Parameters, Decision, Event, Code>,
  mathematics: Mathematics,
  parameters: Parameters,
): TitleBet {
  return {
    parameters,
    stakeStepMinor: engine.stakeStepMinor(mathematics, parameters),
    play(wager, foreignDecisions, integers) {
      const decisions: Decision[] = [];
      for (const foreign of foreignDecisions) {
        const decision = engine.parseDecision?.(mathematics, foreign) ?? refused('decision.invalid');
        if (!decision.ok) return { kind: 'illegal', code: decision.code };
        decisions.push(decision.value);
      }
      return engine.play(mathematics, parameters, wager, decisions, integers);
    },
  };
}
