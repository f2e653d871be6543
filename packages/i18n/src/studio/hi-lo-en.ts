export const hiLoMessages = {
  'hiLo.bet': 'Start',
  'hiLo.black': 'Black',
  'hiLo.guesses': 'Guesses',
  'hiLo.higher': 'Higher',
  'hiLo.higher.same': 'Higher or same',
  'hiLo.hint.guess': 'What comes next?',
  'hiLo.hint.start': 'Bet to turn the first card',
  'hiLo.likeliest': 'Likeliest guess',
  'hiLo.lost': 'Wrong guess',
  'hiLo.lower': 'Lower',
  'hiLo.lower.same': 'Lower or same',
  'hiLo.pack': 'Decks',
  'hiLo.pack.endless': '∞',
  'hiLo.pack.single': '1',
  'hiLo.red': 'Red',
  'hiLo.right': 'Right guesses',
  'hiLo.row': 'Cards of this round',
  'hiLo.rules.ace.high': 'The ace is the highest card.',
  'hiLo.rules.ace.low': 'The ace is the lowest card.',
  'hiLo.rules.end':
    'The round pays by itself after {count, plural, one {# right guess} other {# right guesses}}. A guess that would bring more than {multiplier} is not offered.',
  'hiLo.rules.guess':
    'Guess the next card. Every right guess multiplies your win; one wrong guess ends the round without any.',
  'hiLo.rules.pack.endless': 'Each card is drawn from all 52, so chances never change.',
  'hiLo.rules.pack.single':
    'All cards come from one deck; what has been turned does not come again, and chances change.',
  'hiLo.rules.pays':
    'The chance and the multiplier of each guess are shown before you choose. After the first right guess you may take the amount that is shown.',
  'hiLo.rules.skips':
    '{count, plural, one {# card} other {# cards}} may be passed over in a round, for free.',
  'hiLo.rules.ties.lose': 'A card of equal rank loses.',
  'hiLo.rules.ties.win':
    'A card of equal rank wins for higher and lower, unless the guess could then not fail.',
  'hiLo.rules.time':
    'If you do not come back, what is won is paid. Where nothing is won yet, the likeliest guess is made first.',
  'hiLo.same': 'Same',
  'hiLo.skip': 'Pass',
  'hiLo.skip.left': '{count} left',
  'hiLo.spoken.right': '{card}, right',
  'hiLo.story.opened': 'First card',
  'hiLo.story.right': '{said}: right',
  'hiLo.story.skipped': 'Passed over',
  'hiLo.story.wrong': '{said}: wrong',
} as const;
