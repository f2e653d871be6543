/**
 * Where a game takes its randomness from. The fairness stream of a round is one; rules never make randomness
 * themselves, so that a round can be recomputed by anyone who holds its seeds.
 */
export interface IntegerSource {
  /** An integer from 0 to `bound` - 1, each equally likely. */
  nextInteger(bound: number): number;
}
