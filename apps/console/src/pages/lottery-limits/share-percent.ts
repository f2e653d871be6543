/** How much of a limit an amount is, in whole per cent, rounded down: 100 only where it is reached. */
export function sharePercentOf(amountMinor: string, limitMinor: string): number {
  const limit = BigInt(limitMinor);
  return limit === 0n ? 100 : Number((BigInt(amountMinor) * 100n) / limit);
}
