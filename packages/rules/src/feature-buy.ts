/**
 * Whether a bet buys a feature of its game: in every engine its parameters then name the feature as `buy`, and in none
 * that word means anything else. What is around the engines needs to know, since some markets forbid it.
 */
export function isFeatureBought(parameters: unknown): boolean {
  return typeof parameters === 'object' && parameters !== null && 'buy' in parameters;
}
