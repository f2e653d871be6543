import { useDeferredValue, useMemo } from 'react';
import type { BasketLine } from './basket.ts';
import type { LookedLine } from './line-outlook.ts';
import { type Offer, readLine, toldNumbersOf } from './offered-line.ts';

/** Of longer lines nothing is told by number. */
const readLineCount = 1_000n;

const none: readonly BasketLine[] = [];

/** What was read by an offer. Lines never change; one that is changed is another line. */
const readByOffer = new WeakMap<Offer, WeakMap<BasketLine, LookedLine<BasketLine>>>();

/**
 * The lines of the basket with the numbers that the server tells about one by one. A tap waits for none of it: picks are read
 * once for each line, after the tap is answered.
 */
export function useLookedLines(
  offer: Offer,
  lines: readonly BasketLine[],
): readonly LookedLine<BasketLine>[] {
  const settled = useDeferredValue(lines, none);
  return useMemo(() => settled.map((line) => lookedLine(offer, line)), [offer, settled]);
}

function lookedLine(offer: Offer, line: BasketLine): LookedLine<BasketLine> {
  const known = readByOffer.get(offer) ?? new WeakMap<BasketLine, LookedLine<BasketLine>>();
  readByOffer.set(offer, known);
  const looked = known.get(line) ?? { line, numbers: numbersOf(offer, line) };
  known.set(line, looked);
  return looked;
}

function numbersOf(offer: Offer, line: BasketLine): readonly string[] | undefined {
  const read = line.lineCount > readLineCount ? undefined : readLine(offer, line);
  return read === undefined ? undefined : toldNumbersOf(offer, read.known.play, read.picks, line.lineCount);
}
