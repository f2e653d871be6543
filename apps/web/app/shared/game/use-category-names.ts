import type { LobbyFilter } from '../../platform/game/game-categories.ts';
import { useTranslate } from '../../platform/language/use-language.ts';

/** What the kinds of games are called in the player's language. */
export function useCategoryNames(): Readonly<Record<LobbyFilter, string>> {
  const t = useTranslate();
  return {
    ALL: t('lobby.category.ALL'),
    RNG: t('lobby.category.RNG'),
    INHOUSE: t('lobby.category.INHOUSE'),
    LIVE: t('lobby.category.LIVE'),
    FISH: t('lobby.category.FISH'),
    PVP: t('lobby.category.PVP'),
    SPORTS: t('lobby.category.SPORTS'),
    ESPORTS: t('lobby.category.ESPORTS'),
    COCKFIGHT: t('lobby.category.COCKFIGHT'),
    LOTT: t('lobby.category.LOTT'),
    ELOTT: t('lobby.category.ELOTT'),
  };
}
