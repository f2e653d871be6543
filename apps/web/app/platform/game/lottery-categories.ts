import type { GameCategory, lotteryCategories } from './game-categories.ts';
import type { PrizeMode } from './lottery-launch.ts';

export type LotteryCategory = (typeof lotteryCategories)[number];

/** What a prize mode has vendors' lotteries under; none are drawn as the house's own. */
export const categoriesOfMode = { Lott: 'LOTT', Elott: 'ELOTT', ZY: undefined } as const satisfies Record<
  PrizeMode,
  LotteryCategory | undefined
>;

/** The same the other way round. */
export const modesOfCategories = { LOTT: 'Lott', ELOTT: 'Elott' } as const satisfies Record<
  LotteryCategory,
  PrizeMode
>;

export function isLotteryCategory(category: GameCategory | 'ALL' | 'HOT'): category is LotteryCategory {
  return Object.hasOwn(modesOfCategories, category);
}
