import { isIntegerWithin } from '../parameters.ts';
import { accepted, type RuleResult, refused } from '../rule-result.ts';

/** Each line as the row (0 for the top) on every reel from the left. All lines are always played. */
export type Paylines = readonly (readonly number[])[];

const linesMaximum = 100;

export function parsePaylines(value: unknown, reels: number, rows: number): RuleResult<Paylines> {
  if (!Array.isArray(value) || value.length < 1 || value.length > linesMaximum) {
    return refused('slot.lines.invalid');
  }
  const isLine = (line: unknown): line is readonly number[] =>
    Array.isArray(line) && line.length === reels && line.every((row) => isIntegerWithin(row, 0, rows - 1));
  const lines: unknown[] = value;
  if (!lines.every(isLine)) return refused('slot.lines.invalid');
  return new Set(lines.map(String)).size === lines.length ? accepted(lines) : refused('slot.lines.repeated');
}
