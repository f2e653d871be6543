/** Whether two lists of odds, each by the prizes of one play, are the same. */
export function hasSameOdds(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((odds, prize) => odds === right[prize]);
}
