import { firstPaths, lotteryPaths } from './first-paths.ts';

/** A language comes in parts, in this order, so that a visit begins with the texts that its page speaks. */
export const textParts = ['first', 'lottery', 'later'] as const;
export type TextPart = (typeof textParts)[number];

const withLottery: readonly TextPart[] = ['first', 'lottery'];
const lotteryPatterns = lotteryPaths.map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
);

/** What a page speaks: where it is none of those that visits begin with, anything. */
export function textPartsAt(path: string): readonly TextPart[] {
  if (firstPaths.includes(path)) return ['first'];
  return lotteryPatterns.some((pattern) => pattern.test(path)) ? withLottery : textParts;
}
