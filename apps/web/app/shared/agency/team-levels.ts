import { useTranslate } from '../../platform/language/use-language.ts';

/** The levels that can be chosen; what lies deeper stands under “all”. */
export const teamLevels = ['1', '2', '3', '4', '5'] as const;

export type TeamLevel = (typeof teamLevels)[number];

/** How far below somebody stands, in words. */
export function useLevelName(): (level: number) => string {
  const t = useTranslate();
  return (level) => (level === 1 ? t('team.level.direct') : t('team.level.number', { level }));
}
