/** Malaysia: four, five and six digits. */
export const fourDMessages = {
  'play.four-d.big': 'Big',
  'rule.four-d.big':
    'Pick numbers of 4 digits; each is a line. It wins if it is any of the 23 numbers drawn: first, second and third prize, ten special and ten consolation prizes. Each time it is drawn pays. Example: 1234 wins twice if it is a special and a consolation prize.',
  'play.four-d.small': 'Small',
  'rule.four-d.small':
    'Pick numbers of 4 digits; each is a line. It wins if it is the first, second or third prize; special and consolation prizes do not count. Example: 1243 wins if the first prize is 1243.',
  'play.four-d.4a': '4A',
  'rule.four-d.4a':
    'Pick numbers of 4 digits; each is a line. It wins if it is the first prize. Example: 1243 wins if the first prize is 1243.',
  'play.four-d.ibox-big': 'iBox, big',
  'rule.four-d.ibox-big':
    'Pick numbers of 4 digits. Each is one line with one stake on every order of its digits: 24, 12, 6 or 4, and the fewer they are, the more is paid. It wins if any of these is one of the 23 numbers drawn. Four equal digits cannot be played. Example: 4321 has 24 orders and wins if the first prize is 1243.',
  'play.four-d.ibox-small': 'iBox, small',
  'rule.four-d.ibox-small':
    'Pick numbers of 4 digits. Each is one line with one stake on every order of its digits: 24, 12, 6 or 4, and the fewer they are, the more is paid. It wins if any of these is the first, second or third prize. Four equal digits cannot be played. Example: 4321 has 24 orders and wins if the first prize is 1243.',
  'play.four-d.3a': '3A',
  'rule.four-d.3a':
    'Pick numbers of 3 digits; each is a line. It wins if the first prize ends with it. Example: 243 wins if the first prize is 1243.',
  'play.four-d.3abc': '3ABC',
  'rule.four-d.3abc':
    'Pick numbers of 3 digits; each is a line. It wins if the first, second or third prize ends with it, once for each. Example: 566 wins if the second prize is 5566.',
  'play.four-d.2a': '2A',
  'rule.four-d.2a':
    'Pick numbers of 2 digits; each is a line. It wins if the first prize ends with it. Example: 43 wins if the first prize is 1243.',
  'play.four-d.2abc': '2ABC',
  'rule.four-d.2abc':
    'Pick numbers of 2 digits; each is a line. It wins if the first, second or third prize ends with it, once for each. Example: 66 wins if the second prize is 5566.',
  'play.five-d.straight': 'Straight',
  'rule.five-d.straight':
    'Pick at least one digit for each of 5 places; one digit for each place makes a line. It wins if it is the first, second or third prize, or with the last 4, 3 or 2 digits of the first prize; of these ends only the longest pays. Example: if the first prize is 12345, 92345 wins with the last 4 digits and 12945 with the last 2.',
  'play.six-d.straight': 'Straight',
  'rule.six-d.straight':
    'Pick at least one digit for each of 6 places; one digit for each place makes a line. It wins with all 6 digits of the first prize, or with its first or last 5, 4, 3 or 2; of these only the longest pays, once. Example: if the first prize is 123456, 123499 wins the third prize and 129956 the fifth.',
} as const;
