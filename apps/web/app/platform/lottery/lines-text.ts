import type { useTranslate } from '../language/use-language.ts';

/** How many lines a stake is for, and for how many lots each is charged where it is more than one. */
export function linesText(t: ReturnType<typeof useTranslate>, lines: string, lots: number): string {
  return lots === 1 ? lines : t('lottery.lots', { lines, lots });
}
