import type { IntegerSource } from '../integer-source.ts';

/** Of the mean packet, so much is in each: chance spreads the rest, and nobody catches next to nothing. */
const sureTenths = 10n;
/** So many bits a source gives at once. */
const bitsAtOnce = 30;
const largestBound = 2n ** 31n;

/** What is in the smallest packet at least: a tenth of the mean, and never less than a minor unit. */
export function leastRedPacket(totalMinor: bigint, count: number): bigint {
  const tenth = totalMinor / (BigInt(count) * sureTenths);
  return tenth > 0n ? tenth : 1n;
}

/**
 * The packets of a red rain in the order in which they fall; their sum is exact.
 *
 * What is not sure is spread so that every way to share it out is equally likely: it lies in a row together with bars, one
 * fewer than packets, which stand on different places drawn at random; between two bars lies what one packet gets. So no
 * place in the order is better than another.
 *
 * Throws `RangeError` when there are more packets than minor units.
 */
export function drawRedPackets(
  totalMinor: bigint,
  count: number,
  integers: IntegerSource,
): readonly bigint[] {
  if (!Number.isSafeInteger(count) || count < 1 || totalMinor < BigInt(count)) {
    throw new RangeError(`${totalMinor} minor units do not fill ${count} packets`);
  }
  const least = leastRedPacket(totalMinor, count);
  const places = totalMinor - least * BigInt(count) + BigInt(count - 1);
  const bars = [...drawPlaces(count - 1, places, integers), places].sort((left, right) =>
    left < right ? -1 : 1,
  );
  return bars.map((bar, index) => least + bar - (bars[index - 1] ?? -1n) - 1n);
}

/**
 * So many different numbers below `size`, every choice equally likely (Floyd): one number is drawn below each bound from the
 * last but `count` up, and one that is there already stands for the bound itself.
 */
function drawPlaces(count: number, size: bigint, integers: IntegerSource): ReadonlySet<bigint> {
  const places = new Set<bigint>();
  for (let last = size - BigInt(count); last < size; last += 1n) {
    const drawn = integerBelow(last + 1n, integers);
    places.add(places.has(drawn) ? last : drawn);
  }
  return places;
}

/** Below a bound of any size, each equally likely: bits are drawn until they make a number below it. */
function integerBelow(bound: bigint, integers: IntegerSource): bigint {
  if (bound <= largestBound) return BigInt(integers.nextInteger(Number(bound)));
  const bitCount = (bound - 1n).toString(2).length;
  for (;;) {
    let value = 0n;
    for (let left = bitCount; left > 0; left -= bitsAtOnce) {
      const taken = Math.min(left, bitsAtOnce);
      value = value * 2n ** BigInt(taken) + BigInt(integers.nextInteger(2 ** taken));
    }
    if (value < bound) return value;
  }
}
