import type { PrizeMode } from '../../../platform/game/lottery-launch.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';

/** What the kinds of lotteries are called in the player's language. */
export function usePrizeModeNames(): Readonly<Record<PrizeMode, string>> {
  const t = useTranslate();
  const { LOTT, ELOTT } = useCategoryNames();
  return { Lott: LOTT, Elott: ELOTT, ZY: t('lottery.mode.own') };
}
