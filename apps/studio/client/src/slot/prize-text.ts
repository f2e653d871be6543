import type { BonusPrize } from '@wau/rules/slot/slot-events';
import type { StudioText } from '../platform/text.tsx';
import { amountOf } from '../play/desk-state.ts';
import type { MoneyText } from '../play/play-context.tsx';

/** What a box or a segment of a wheel brings, in as few letters as can be. */
export function prizeText(prize: BonusPrize, t: StudioText, money: MoneyText): string {
  switch (prize.kind) {
    case 'credit':
    case 'token':
      return prize.prize === undefined
        ? money.shortDigits(amountOf(prize.valueMinor))
        : prize.prize.toUpperCase();
    case 'multiplier':
      return `×${prize.multiplier}`;
    case 'freeSpins':
      return t('slot.prize.freeSpins', { count: prize.spins });
    case 'extraPicks':
      return t('slot.prize.extraPicks', { count: prize.picks });
    case 'wheel':
      return t('slot.prize.wheel');
    case 'nextLevel':
      return t('slot.prize.nextLevel');
    case 'end':
      return t('slot.prize.end');
  }
}

/** How many letters the longest word has: what is written in a box is made as small as its longest word needs. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(' ').map(({ length }) => length));
}
