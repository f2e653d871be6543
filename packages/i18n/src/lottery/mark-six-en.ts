/** Seven of 49 balls. Examples are of the year of the horse; 08 13 22 31 40 46 are drawn, and 05 as the extra. */
export const markSixMessages = {
  'play.mark-six.extra-number-a': 'Extra number (A)',
  'rule.mark-six.extra-number-a':
    'Pick balls; each is a line. It wins if it is drawn as the extra, the seventh ball. (A) and (B) are the same bet at different odds. Example: 05 wins if 05 is the extra, but not as one of the six before it.',
  'play.mark-six.extra-number-b': 'Extra number (B)',
  'rule.mark-six.extra-number-b':
    'Pick balls; each is a line. It wins if it is drawn as the extra, the seventh ball. (B) and (A) are the same bet at different odds. Example: 05 wins if 05 is the extra, but not as one of the six before it.',
  'play.mark-six.extra-two-sides': 'Extra, sides',
  'rule.mark-six.extra-two-sides':
    'Pick big (25 to 48), small (01 to 24), odd or even; each is a line. It wins if the extra is so; if it is 49, the stake is returned. Example: if 05 is the extra, small and odd win.',
  'play.mark-six.extra-colour': 'Extra, colour',
  'rule.mark-six.extra-colour':
    'Pick red, blue or green; each is a line. It wins if the extra has that colour. Example: 05 is green.',
  'play.mark-six.extra-half-wave': 'Extra, half wave',
  'rule.mark-six.extra-half-wave':
    'Pick a colour together with big, small, odd or even; each is a line. It wins if the extra is both, and pays more the fewer such balls there are; if it is 49, the stake is returned. Example: if 05 is the extra, green and small wins, and so does green and odd.',
  'play.mark-six.extra-head': 'Extra, first digit',
  'rule.mark-six.extra-head':
    'Pick digits from 0 to 4; each is a line. It wins if the extra, written with two digits, begins with it. Example: if 05 is the extra, 0 wins.',
  'play.mark-six.extra-tail': 'Extra, last digit',
  'rule.mark-six.extra-tail':
    'Pick digits; each is a line. It wins if the extra ends with it. Example: if 05 is the extra, 5 wins.',
  'play.mark-six.extra-zodiac': 'Extra, animal',
  'rule.mark-six.extra-zodiac':
    'Pick animals; each is a line. It wins if the extra is one of its balls. The animal of the lunar year has five balls, the others four, so it pays less. Example: in the year of the horse 05 is of the tiger.',
  'play.mark-six.regular-number': 'Regular number',
  'rule.mark-six.regular-number':
    'Pick balls; each is a line. It wins if it is one of the six balls that are drawn before the extra. Example: if 08 13 22 31 40 46 are drawn, 13 wins.',
  'play.mark-six.regular': 'Regular number {count}',
  'rule.mark-six.regular':
    'Pick balls; each is a line. It wins if it is drawn as number {count} of the six before the extra. Example: if 08 13 22 31 40 46 are drawn in this order, {sample} wins.',
  'play.mark-six.seven-tail': 'All seven, last digit',
  'rule.mark-six.seven-tail':
    'Pick digits; each is a line. It wins if any of all seven balls ends with it, and pays once however many do. Example: with 08 13 22 31 40 46 and 05 as the extra, 5 wins and 7 loses.',
  'play.mark-six.seven-zodiac': 'All seven, animal',
  'rule.mark-six.seven-zodiac':
    'Pick animals; each is a line. It wins if any of all seven balls is one of its balls, and pays once however many are. The animal of the lunar year has one ball more and pays less. Example: in the year of the horse 13 makes the horse win.',
  'play.mark-six.two-of-two': 'Two of two',
  'rule.mark-six.two-of-two':
    'Pick at least two balls; every two of them make a line. It wins if both are among the six regular balls; the extra does not count. Example: with 08 13 22 31 40 46, 08 and 13 win.',
  'play.mark-six.three-of-three': 'Three of three',
  'rule.mark-six.three-of-three':
    'Pick at least three balls; every three of them make a line. It wins if all three are among the six regular balls; the extra does not count. Example: with 08 13 22 31 40 46, 08, 13, 22 win.',
  'play.mark-six.two-of-three': 'Two of three',
  'rule.mark-six.two-of-three':
    'Pick at least three balls; every three of them make a line. It wins if two of them are among the six regular balls, and pays more if all three are; the extra does not count. Example: with 08 13 22 31 40 46, 08, 13, 05 win for two.',
  'play.mark-six.two-with-extra': 'Two with the extra',
  'rule.mark-six.two-with-extra':
    'Pick at least two balls; every two of them make a line. It wins if one is regular and the other the extra, and pays more if both are regular. Example: with 08 13 22 31 40 46 and 05 as the extra, 08 and 05 win, and 08 and 13 win more.',
  'play.mark-six.extra-link': 'Link with the extra',
  'rule.mark-six.extra-link':
    'Pick at least two balls; every two of them make a line. It wins if one is among the six regular balls and the other is the extra. Example: with 08 13 22 31 40 46 and 05 as the extra, 08 and 05 win, 08 and 13 do not.',
  'play.mark-six.zodiac-link': 'Link of {count} animals',
  'rule.mark-six.zodiac-link':
    'Pick at least {count} animals; every {count} of them make a line. It wins if each has a ball among all seven. Lines with the animal of the lunar year win more often and pay less. Example: four animals make {lines, plural, one {# line} other {# lines}}.',
  'play.mark-six.miss': 'Miss {count}',
  'rule.mark-six.miss':
    'Pick at least {count} balls; every {count} of them make a line. It wins if none of them is among all seven balls. Example: {more} balls make {more} lines.',
} as const;
