/** Rates are hundredths of a percent, so lines are reckoned in ten-thousandths of the smallest unit. */
const partsOfMinor = 10_000n;

/** Whole smallest units, rounded down also below zero. */
export function minorOfParts(parts: bigint): bigint {
  const quotient = parts / partsOfMinor;
  return parts < 0n && quotient * partsOfMinor !== parts ? quotient - 1n : quotient;
}
