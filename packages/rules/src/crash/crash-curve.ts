/**
 * How a flight rises: the multiplier doubles every `doublingMs`, and is told in hundredths, rounded down. Computed in
 * whole numbers alone, so that server, browser and whoever checks a round come to the same hundredth: floating-point
 * powers may differ in their last digit from one machine to the next.
 */

const fractionBits = 32n;
/** Fixed point with 64 binary digits behind the point. */
const precisionBits = 64n;
const one = 1n << precisionBits;

/** 2^(1/2), 2^(1/4), 2^(1/8) … in fixed point, each the square root of the one before. */
const rootsOfTwo: readonly bigint[] = rootsOf(2n * one, Number(fractionBits));

function rootsOf(first: bigint, count: number): bigint[] {
  const roots: bigint[] = [];
  let last = first;
  for (let place = 0; place < count; place += 1) {
    last = squareRoot(last << precisionBits);
    roots.push(last);
  }
  return roots;
}

/** The largest whole number whose square is not above the value, by Newton's method from above. */
function squareRoot(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The multiplier after so many whole milliseconds of flight: 100 at the start. */
export function multiplierHundredthsAt(elapsedMs: number, doublingMs: number): number {
  if (elapsedMs <= 0) return 100;
  const doublings = Math.floor(elapsedMs / doublingMs);
  const restMs = elapsedMs - doublings * doublingMs;
  const fraction = (BigInt(Math.floor(restMs)) << fractionBits) / BigInt(doublingMs);
  let factor = one;
  for (let place = 0; place < rootsOfTwo.length; place += 1) {
    const isSet = ((fraction >> (fractionBits - 1n - BigInt(place))) & 1n) === 1n;
    if (isSet) factor = (factor * (rootsOfTwo[place] ?? one)) >> precisionBits;
  }
  return Number((100n * (factor << BigInt(doublings))) >> precisionBits);
}

/** The first whole millisecond at which the multiplier is above `hundredths`: there a flight that ends at it is over. */
export function endOfFlightMs(hundredths: number, doublingMs: number): number {
  let below = 0;
  let above = doublingMs;
  while (multiplierHundredthsAt(above, doublingMs) <= hundredths) above *= 2;
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (multiplierHundredthsAt(middle, doublingMs) <= hundredths) below = middle;
    else above = middle;
  }
  return above;
}
