import type { IntegerSource } from './integer-source.ts';

/**
 * Draws `count` different numbers from 0 to `size` - 1, every order of every choice equally likely: the numbers lie in
 * a row, and the n-th draw takes one from the n-th place on and swaps it there. Takes `count` integers, below `size`,
 * `size` - 1, and so on.
 */
export function drawDistinct(count: number, size: number, integers: IntegerSource): number[] {
  const row = Array.from({ length: size }, (_, number) => number);
  for (let place = 0; place < count; place += 1) {
    const taken = place + integers.nextInteger(size - place);
    [row[place], row[taken]] = [row[taken] ?? 0, row[place] ?? 0];
  }
  return row.slice(0, count);
}
