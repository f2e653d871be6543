import { useTranslate } from '../../../platform/language/use-language.ts';
import type { ClassifyTab } from './list-choice.ts';

/** What tabs and the classes of games are called; a class that has no name here is called as its vendor does. */
export function useClassNames(): (classify: string) => string {
  const t = useTranslate();
  const tabs: Readonly<Record<ClassifyTab, string>> = {
    ALL: t('lobby.category.ALL'),
    RECENT: t('list.tab.RECENT'),
    NEW: t('list.tab.NEW'),
    HOT: t('list.tab.HOT'),
    FAV: t('list.tab.FAV'),
  };
  const names = new Map<string, string>([
    ...Object.entries(tabs),
    ['lines', t('list.class.lines')],
    ['ways', t('list.class.ways')],
    ['cluster', t('list.class.cluster')],
    ['hold-and-spin', t('list.class.hold.and.spin')],
    ['sticky-wilds', t('list.class.sticky.wilds')],
    ['pick-and-wheel', t('list.class.pick.and.wheel')],
    ['dice', t('list.class.dice')],
    ['plinko', 'Plinko'],
    ['mines', t('list.class.mines')],
    ['limbo', 'Limbo'],
    ['keno', 'Keno'],
    ['wheel', t('list.class.wheel')],
    ['hi-lo', t('list.class.hi.lo')],
    ['coin-flip', t('list.class.coin.flip')],
    ['towers', t('list.class.towers')],
    ['video-poker', t('list.class.video.poker')],
    ['blackjack', 'Blackjack'],
    ['crash', t('list.class.crash')],
  ]);
  return (classify) => names.get(classify) ?? classify;
}
