import type fc from 'fast-check';

/** What an engine is tried with: a title's mathematics as they stand in a file, and bets and decisions on it. */
export interface EngineSample {
  readonly mathematics: unknown;
  /** Parameters that the engine accepts. */
  readonly anyParameters: fc.Arbitrary<unknown>;
  /** Decisions of the right form, whether or not they may be taken; left out by engines without any. */
  readonly anyDecision?: fc.Arbitrary<unknown>;
}
