/** In how many ways `taken` things can be chosen out of `size`, exactly; none where more are wanted than there are. */
export function binomial(size: number, taken: number): bigint {
  if (taken < 0 || taken > size) return 0n;
  let ways = 1n;
  for (let step = 1; step <= taken; step += 1) {
    ways = (ways * BigInt(size - taken + step)) / BigInt(step);
  }
  return ways;
}
