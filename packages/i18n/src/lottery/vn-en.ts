/** Vietnam. A lot is the end of one drawn number. */
export const vnMessages = {
  'play.vn.lo': 'All lots, {count} digits',
  'rule.vn.lo':
    'Pick numbers of {count} digits. Each is a line and is charged for {lots} lots: the ends of all prizes with at least {count} digits. It wins once for each lot that is the number, and each win pays the odds on the stake of one lot. Example: a stake of 1 a lot costs {lots}; a number that ends two prizes wins twice.',
  'play.vn.lo-2-1k': 'All lots, 2 digits at one price',
  'rule.vn.lo-2-1k':
    'Pick numbers of 2 digits. Each is a line and is charged once for all lots together. It wins once for each prize that ends with the number. Example: a stake of 1 is charged once; a number that ends two prizes wins twice.',
  'play.vn.de': 'Special prize, last 2 digits',
  'rule.vn.de':
    'Pick numbers of 2 digits; each is a line. It wins if the special prize ends with it. Example: 56 wins if the special prize ends with 456.',
  'play.vn-south.de-dau': 'Eighth prize, 2 digits',
  'rule.vn-south.de-dau':
    'Pick numbers of 2 digits; each is a line. It wins if it is the eighth prize. Example: 56 wins if the eighth prize is 56.',
  'play.vn-north.de-dau': 'Seventh prizes, 2 digits',
  'rule.vn-north.de-dau':
    'Pick numbers of 2 digits. Each is a line and is charged for {lots} lots, the seventh prizes. It wins once for each of them that is the number, and each win pays the odds on the stake of one lot. Example: a stake of 1 a lot costs {lots}; 56 wins twice if two seventh prizes are 56.',
  'play.vn-north.nhat': 'First prize, last 2 digits',
  'rule.vn-north.nhat':
    'Pick numbers of 2 digits; each is a line. It wins if the first prize ends with it. Example: 56 wins if the first prize ends with 456.',
  'play.vn.dau': 'Special prize, head',
  'rule.vn.dau':
    'Pick digits; each is a line. It wins if it is the last but one digit of the special prize, its head. Example: 5 wins if the special prize ends with 56.',
  'play.vn.duoi': 'Special prize, tail',
  'rule.vn.duoi':
    'Pick digits; each is a line. It wins if it is the last digit of the special prize, its tail. Example: 6 wins if the special prize ends with 56.',
  'play.vn.cang': 'Special prize, last {count} digits',
  'rule.vn.cang':
    'Pick numbers of {count} digits; each is a line. It wins if the special prize ends with it, in order. Example: with {sample} at the end of the special prize, {sample} wins.',
  'play.vn-south.3-cang-dau': 'Seventh prize, 3 digits',
  'rule.vn-south.3-cang-dau':
    'Pick numbers of 3 digits; each is a line. It wins if it is the seventh prize. Example: 456 wins if the seventh prize is 456.',
  'play.vn-north.3-cang-dau': 'Sixth prizes, 3 digits',
  'rule.vn-north.3-cang-dau':
    'Pick numbers of 3 digits. Each is a line and is charged for {lots} lots, the sixth prizes. It wins once for each of them that is the number, and each win pays the odds on the stake of one lot. Example: a stake of 1 a lot costs {lots}; 456 wins twice if two sixth prizes are 456.',
  'play.vn.xien': 'Parlay of {count} numbers',
  'rule.vn.xien':
    'Pick at least {count} numbers of 2 digits; every {count} of them make a line. It wins if each of them ends a prize, and pays once however often they do. Example: {more} numbers make {more} lines.',
  'play.vn.truot': 'Miss {count}',
  'rule.vn.truot':
    'Pick at least {count} numbers of 2 digits; every {count} of them make a line. It wins if no prize ends with any of them. Example: {more} numbers make {more} lines.',
} as const;
