import { firstPaths } from './first-paths.ts';

/** A language comes in parts, in this order, so that a visit begins with the texts that its page speaks. */
export const textParts = ['first', 'lottery', 'later'] as const;
export type TextPart = (typeof textParts)[number];

/** Lobby and betting screen (`lotteryPaths`); short, because every visit loads it. */
const lotteryPath = /^\/m\/lottery(\/[^/]+)?$/;

/** What a page speaks: where it is none of those that visits begin with, anything. */
export function textPartsAt(path: string): readonly TextPart[] {
  return textParts.slice(0, firstPaths.includes(path) ? 1 : lotteryPath.test(path) ? 2 : 3);
}
