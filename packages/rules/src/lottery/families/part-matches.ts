import type { PartMatch } from '../lottery-play.ts';

const matchOfSign = new Map<string, PartMatch>([
  ['=', 'right'],
  ['x', 'wrong'],
  ['.', 'any'],
]);

/** One sign for each digit: `=` for right, `x` for wrong, `.` for one that does not count. */
export function partMatches(signs: string): readonly PartMatch[] {
  return [...signs].map((sign) => {
    const match = matchOfSign.get(sign);
    if (match === undefined) throw new RangeError(`${sign} is no sign of a digit`);
    return match;
  });
}
