export const cardMessages = {
  'cards.ace': 'ace',
  'cards.clubs': 'clubs',
  'cards.diamonds': 'diamonds',
  'cards.down': 'Card face down',
  'cards.hearts': 'hearts',
  'cards.jack': 'jack',
  'cards.joker': 'Joker',
  'cards.king': 'king',
  'cards.name': '{rank} of {suit}',
  'cards.queen': 'queen',
  'cards.spades': 'spades',
} as const;
