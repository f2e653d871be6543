import { isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';
import { numberOfSymbolName, slotSymbols } from './slot-symbol.ts';

/**
 * What symbols pay by how many there are, in coins: the pay of `count` of a symbol is at `number * stride + count`.
 * Zero where nothing is paid.
 */
export interface PayTable {
  readonly stride: number;
  readonly pays: Int32Array;
  /** The numbers of the symbols that pay at all, in ascending order. */
  readonly paying: readonly number[];
}

const largestPay = 1_000_000;

/**
 * Reads `{ "high1": [0, 0, 50, 200, 1000], … }`: for each symbol what 1, 2, 3 … of it pay, in coins. Pays never fall as
 * the count grows; the last is for the largest count.
 */
export function parsePayTable(
  value: unknown,
  largestCount: number,
  allowed: (symbolNumber: number) => boolean,
): RuleResult<PayTable> {
  if (typeof value !== 'object' || value === null) return refused('slot.pays.invalid');
  const stride = largestCount + 1;
  const pays = new Int32Array(slotSymbols.length * stride);
  for (const [name, list] of Object.entries(value)) {
    const number = numberOfSymbolName(name);
    if (number === undefined || !allowed(number)) return refused('slot.pays.symbol.invalid');
    if (!isCountList(list, largestCount, largestPay)) return refused('slot.pays.invalid');
    pays.set(list, number * stride + 1);
  }
  const paying = slotSymbols
    .map((_, number) => number)
    .filter((number) => (pays[number * stride + largestCount] ?? 0) > 0);
  return paying.length === 0 ? refused('slot.pays.invalid') : accepted({ stride, pays, paying });
}

/** Whether foreign data lists a whole number for each count from 1 to `largestCount`, none below the one before. */
export function isCountList(
  value: unknown,
  largestCount: number,
  largest: number,
): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length === largestCount &&
    value.every(
      (entry, index) =>
        isIntegerWithin(entry, 0, largest) && (index === 0 || entry >= Number(value[index - 1])),
    )
  );
}

export function payOf({ stride, pays }: PayTable, symbolNumber: number, count: number): number {
  return pays[symbolNumber * stride + count] ?? 0;
}
