/** Three dice. */
export const k3Messages = {
  'play.k3.sum': 'Sum',
  'rule.k3.sum':
    'Pick sums from 3 to 18; each is a line. It wins if the three dice add up to it. Example: with 2 2 5, 9 wins.',
  'play.k3.sum-two-sides': 'Sum, sides',
  'rule.k3.sum-two-sides':
    'Pick big (11 or more), small (10 or less), odd or even; each is a line. It wins if the sum of the dice is so and they do not all show the same number. Example: 2 2 5 add up to 9, so small and odd win; with 3 3 3 all lose.',
  'play.k3.one-number': 'One number',
  'rule.k3.one-number':
    'Pick numbers; each is a line. It wins if at least one of the dice shows it, and pays more if two or all three do. Example: with 2 2 5, 2 wins the prize for two dice and 5 that for one.',
  'play.k3.triple': 'Triple',
  'rule.k3.triple':
    'Pick triples; each is a line. It wins if all three dice show that number. Example: 444 wins with 4 4 4 alone.',
  'play.k3.any-triple': 'Any triple',
  'rule.k3.any-triple':
    'There is one line. It wins if all three dice show the same number, whichever it is. Example: it wins with 1 1 1 and with 6 6 6.',
  'play.k3.pair': 'Pair',
  'rule.k3.pair':
    'Pick pairs; each is a line. It wins if at least two of the dice show that number. Example: 22 wins with 2 5 2 and with 2 2 2.',
  'play.k3.two-different': 'Two different numbers',
  'rule.k3.two-different':
    'Pick at least two numbers; every two of them make a line. It wins if both are shown. Example: 1, 2, 5 make 3 lines; with 2 2 5 that of 2 and 5 wins.',
  'play.k3.three-different': 'Three different numbers',
  'rule.k3.three-different':
    'Pick at least three numbers; every three of them make a line. It wins if all three are shown. Example: 1, 2, 5 win with 5 1 2.',
  'play.k3.any-straight': 'Any three in a row',
  'rule.k3.any-straight':
    'There is one line. It wins if the dice show 123, 234, 345 or 456 in any order. Example: it wins with 5 3 4.',
} as const;
