import type { cardMessages as english } from './cards-en.ts';

export const cardMessages: Readonly<Record<keyof typeof english, string>> = {
  'cards.ace': 'ace',
  'cards.clubs': 'kelawar',
  'cards.diamonds': 'berlian',
  'cards.down': 'Kad tertutup',
  'cards.hearts': 'hati',
  'cards.jack': 'jack',
  'cards.joker': 'Joker',
  'cards.king': 'king',
  'cards.name': '{rank} {suit}',
  'cards.queen': 'queen',
  'cards.spades': 'sped',
};
