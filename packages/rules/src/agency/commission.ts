/** Rates are hundredths of a percent, so amounts are reckoned in ten-thousandths of a minor unit until they are rounded. */
const partsOfMinor = 10_000n;

/** A base with what the agent gets of it, and what of that the downline gets through whom it came; 0 for own players. */
export interface CommissionBase {
  /** Turnover, or net loss, which is below zero where the players have won. */
  readonly baseMinor: bigint;
  readonly ownBasisPoints: number;
  readonly downlineBasisPoints: number;
}

/** What an agent earns by a base, exactly: (own rate - downline's rate) x base, in ten-thousandths of a minor unit. */
export function differenceParts({ baseMinor, ownBasisPoints, downlineBasisPoints }: CommissionBase): bigint {
  return baseMinor * BigInt(ownBasisPoints - downlineBasisPoints);
}

/** The same of a fixed amount: the own one, or below zero what goes on to a downline. */
export function amountParts(amountMinor: bigint): bigint {
  return amountMinor * partsOfMinor;
}

export interface Commission {
  readonly paymentMinor: bigint;
  /** What each line comes to, in their order. */
  readonly linesMinor: readonly bigint[];
  /** What the lines lack of zero: the agent does not pay it. Payment = sum of the lines + this. */
  readonly shortfallMinor: bigint;
}

/**
 * An agent's commission of a period out of its lines (`differenceParts`, `amountParts`): their exact sum, rounded down, never
 * below zero. What rounding takes stays with the house, and takes it once for the payment, not from every line: with many
 * small players nothing else would be left. Each line gets what the sum up to it has grown by, so that lines always add
 * up to the payment and none is more than a minor unit from its exact value.
 */
export function reckonCommission(lines: readonly bigint[]): Commission {
  let exact = 0n;
  let rounded = 0n;
  const linesMinor = lines.map((parts) => {
    exact += parts;
    const line = divideDown(exact) - rounded;
    rounded += line;
    return line;
  });
  const paymentMinor = rounded > 0n ? rounded : 0n;
  return { paymentMinor, linesMinor, shortfallMinor: paymentMinor - rounded };
}

/** Towards minus infinity: `/` of bigints goes towards zero, which below zero is up. */
function divideDown(parts: bigint): bigint {
  const quotient = parts / partsOfMinor;
  return parts < 0n && quotient * partsOfMinor !== parts ? quotient - 1n : quotient;
}
