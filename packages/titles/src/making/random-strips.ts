import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';

/** Makes integers for strips; the same seed makes the same strips. */
export type NextInteger = (bound: number) => number;

/** How often each symbol stands on a strip. */
export type StripCounts = Readonly<Partial<Record<SlotSymbol, number>>>;

const attemptsMaximum = 400;

/**
 * A strip with so many of each symbol in random order. Wilds, scatters and coins keep `distance` places apart from each
 * other around the ring, so that a reel shows at most one of them; equal symbols stand in blocks of up to `blocks`.
 */
export function randomStrip(
  counts: StripCounts,
  distance: number,
  blocks: number,
  next: NextInteger,
): string {
  const special: SlotSymbol[] = [];
  const parts: SlotSymbol[][] = [];
  for (const [name, count] of Object.entries(counts)) {
    const symbol = name as SlotSymbol;
    if (symbol === 'wild' || symbol === 'scatter') {
      special.push(...new Array<SlotSymbol>(count).fill(symbol));
      continue;
    }
    for (let left = count; left > 0; ) {
      const size = Math.min(left, 1 + next(blocks));
      parts.push(new Array<SlotSymbol>(size).fill(symbol));
      left -= size;
    }
  }
  for (let attempt = 0; attempt < attemptsMaximum; attempt += 1) {
    const ring = shuffled(parts, next).flat();
    const places = placesFor(special.length, ring.length, distance, next);
    const order = shuffled(special, next);
    places.toReversed().forEach((place, index) => {
      ring.splice(place, 0, order[index] ?? 'wild');
    });
    if (attempt === attemptsMaximum - 1 || isMixed(ring, blocks)) return ring.join(' ');
  }
  throw new RangeError('a strip without symbols');
}

function shuffled<Entry>(list: readonly Entry[], next: NextInteger): Entry[] {
  const order = [...list];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = next(last + 1);
    const moved = order[last];
    const here = order[other];
    if (moved === undefined || here === undefined) continue;
    order[last] = here;
    order[other] = moved;
  }
  return order;
}

/** Spreads special symbols around the ring: even gaps, each moved a little, never below the distance. */
function placesFor(count: number, length: number, distance: number, next: NextInteger): number[] {
  const gap = count === 0 ? 0 : Math.floor(length / count);
  if (count > 0 && gap + 1 < distance) throw new RangeError('too many wilds and scatters for the strip');
  const slack = Math.max(0, gap + 1 - distance);
  const start = next(Math.max(1, length));
  return Array.from({ length: count }, (_, index) => {
    const place = start + index * gap + next(slack + 1) - Math.floor(slack / 2);
    return place - Math.floor(place / length) * length;
  }).toSorted((left, right) => left - right);
}

/** Whether no symbol runs longer than a block, around the ring too. */
function isMixed(ring: readonly SlotSymbol[], blocks: number): boolean {
  return ring.every((symbol, index) => {
    for (let step = 1; step <= blocks; step += 1) {
      const place = index + step;
      if (ring[place < ring.length ? place : place - ring.length] !== symbol) return true;
    }
    return false;
  });
}
