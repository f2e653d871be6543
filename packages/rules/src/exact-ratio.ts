/** An exact non-negative fraction; the denominator is positive. Returns and chances are given as one. */
export interface ExactRatio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction as a percentage without the sign, rounded half up to `digits` decimals: 99/100 is `99.00`. */
export function percentText(ratio: ExactRatio, digits: number): string {
  const scale = 100n * 10n ** BigInt(digits);
  const rounded = (2n * ratio.numerator * scale + ratio.denominator) / (2n * ratio.denominator);
  const text = rounded.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The fraction as a floating-point number, for statistics only. */
export function ratioToNumber(ratio: ExactRatio): number {
  const scale = 10n ** 15n;
  return Number((ratio.numerator * scale) / ratio.denominator) / Number(scale);
}

export function ratioIsAtMost(left: ExactRatio, right: ExactRatio): boolean {
  return left.numerator * right.denominator <= right.numerator * left.denominator;
}

export function addRatios(left: ExactRatio, right: ExactRatio): ExactRatio {
  return reduced(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function multiplyRatios(left: ExactRatio, right: ExactRatio): ExactRatio {
  return reduced(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** Sums of many fractions would otherwise grow with every one. */
function reduced(numerator: bigint, denominator: bigint): ExactRatio {
  let [a, b] = [numerator, denominator];
  while (b > 0n) [a, b] = [b, a - (a / b) * b];
  return a === 0n
    ? { numerator: 0n, denominator: 1n }
    : { numerator: numerator / a, denominator: denominator / a };
}
