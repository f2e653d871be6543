import { isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { slotReelsMaximum, slotReelsMinimum } from './slot-grid.ts';
import { numberOfSymbolName } from './slot-symbol.ts';

/** A strip of symbol numbers for each reel. A strip is a ring: after its last symbol comes its first. */
export type ReelStrips = readonly Uint8Array[];

const stripLengthMinimum = 8;
const stripLengthMaximum = 256;

/**
 * Reads strips from JSON: a text for each reel, with the roles of its symbols parted by single spaces.
 *
 * @param allowed the numbers of the symbols that may stand on reel `reel`
 */
export function parseReelStrips(
  value: unknown,
  reels: number,
  allowed: (symbolNumber: number, reel: number) => boolean,
): RuleResult<ReelStrips> {
  if (!isIntegerWithin(reels, slotReelsMinimum, slotReelsMaximum)) return refused('slot.reels.invalid');
  if (!Array.isArray(value) || value.length !== reels) return refused('slot.reels.invalid');
  const strips: Uint8Array[] = [];
  for (const [reel, text] of value.entries()) {
    if (typeof text !== 'string') return refused('slot.strip.invalid');
    const numbers = text.split(' ').map(numberOfSymbolName);
    if (!isIntegerWithin(numbers.length, stripLengthMinimum, stripLengthMaximum)) {
      return refused('slot.strip.length.invalid');
    }
    const known = numbers.filter((number) => number !== undefined);
    if (known.length < numbers.length || !known.every((number) => allowed(number, reel))) {
      return refused('slot.strip.symbol.invalid');
    }
    strips.push(Uint8Array.from(known));
  }
  return accepted(strips);
}

/** Whether some reel of the set holds the symbol. */
export function stripsHold(strips: ReelStrips, symbolNumber: number): boolean {
  return strips.some((strip) => strip.includes(symbolNumber));
}
