import type { StudioText } from '../platform/text.tsx';

const suitNames = { c: 'cards.clubs', d: 'cards.diamonds', h: 'cards.hearts', s: 'cards.spades' } as const;
const courtNames = { A: 'cards.ace', K: 'cards.king', Q: 'cards.queen', J: 'cards.jack' } as const;

/** A card in words, for whoever does not see it; its code where it is none. */
export function cardName(code: string, t: StudioText): string {
  if (code === 'joker') return t('cards.joker');
  const suit = Object.entries(suitNames).find(([letter]) => letter === code.charAt(1))?.[1];
  if (suit === undefined) return code;
  const court = Object.entries(courtNames).find(([letter]) => letter === code.charAt(0))?.[1];
  return t('cards.name', { rank: court === undefined ? rankText(code) : t(court), suit: t(suit) });
}

/** A rank as it stands on the card. */
export function rankText(code: string): string {
  return code.charAt(0) === 'T' ? '10' : code.charAt(0);
}

/** A card in few characters: `10♥`. */
export function shortCardName(code: string): string {
  if (code === 'joker') return '★';
  const signs: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
  return `${rankText(code)}${signs[code.charAt(1)] ?? ''}`;
}
