/** Thai plays, on any draw. The top is the end of the first prize. */
export const thaiMessages = {
  'play.thai.3-top': '3 digits, top',
  'rule.thai.3-top':
    'Pick numbers of 3 digits; each is a line. It wins if the first prize ends with it, in order. Example: 556 wins if the first prize ends with 556.',
  'play.thai.3-tod': '3 digits, top, any order',
  'rule.thai.3-tod':
    'Pick numbers of 3 digits; each is a line. It wins if the last 3 digits of the first prize are its digits in any order. A number with two equal digits has only 3 orders and pays more; one with three equal digits cannot be played. Example: 655 wins if the first prize ends with 556.',
  'play.thai.2-top': '2 digits, top',
  'rule.thai.2-top':
    'Pick numbers of 2 digits; each is a line. It wins if the first prize ends with it, in order. Example: 56 wins if the first prize ends with 556.',
  'play.thai.2-bottom': '2 digits, bottom',
  'rule.thai.2-bottom':
    'Pick numbers of 2 digits; each is a line. It wins if it is the bottom two, in order. Example: 65 wins if the bottom two are 65.',
  'play.thai.run-top': 'One digit, top',
  'rule.thai.run-top':
    'Pick digits; each is a line. It wins if it comes among the last 3 digits of the first prize, and pays once however often it comes. Example: 5 wins once if the first prize ends with 556.',
  'play.thai.run-bottom': 'One digit, bottom',
  'rule.thai.run-bottom':
    'Pick digits; each is a line. It wins if it comes among the bottom two, and pays once however often it comes. Example: 6 wins if the bottom two are 65.',
  'play.thai.3-front': '3 digits, front',
  'rule.thai.3-front':
    'Pick numbers of 3 digits; each is a line. It wins once for each of the two front threes that is the number. Example: 244 wins if the front threes are 111 and 244.',
  'play.thai.3-bottom': '3 digits, bottom',
  'rule.thai.3-bottom':
    'Pick numbers of 3 digits; each is a line. It wins once for each of the two back threes that is the number. Example: 556 wins twice if both back threes are 556.',
  'play.thai.4-top': '4 digits, top',
  'rule.thai.4-top':
    'Pick numbers of 4 digits; each is a line. It wins if the first prize ends with it, in order. Example: 3556 wins if the first prize ends with 3556.',
  'rule.thai-lao.2-bottom':
    'Pick numbers of 2 digits; each is a line. It wins if the 4 digits begin with it, in order. Example: 35 wins if the first prize is 3556.',
  'rule.thai-lao.run-bottom':
    'Pick digits; each is a line. It wins if it comes among the first two of the 4 digits, and pays once however often it comes. Example: 3 wins if the first prize is 3556.',
  'prize.thai.win-3': 'Two equal digits',
  'prize.thai.win-6': 'Three different digits',
} as const;
