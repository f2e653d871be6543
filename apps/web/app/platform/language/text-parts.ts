import { firstPaths } from './first-paths.ts';

/** A language comes in parts, in this order, so that a visit begins with the texts that its page speaks. */
export const textParts = ['first', 'lottery', 'later'] as const;
export type TextPart = (typeof textParts)[number];

const lotteryPath = /^\/m\/lottery(\/[^/]+)?$/;

/** How many of the parts a page speaks: where it is none of those that visits begin with, all. */
export function textPartsAt(path: string): number {
  return firstPaths.includes(path) ? 1 : lotteryPath.test(path) ? 2 : 3;
}
