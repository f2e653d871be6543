/** Five digits from 0 to 9. What is called a stretch are digits beside each other: its name, and how a sentence says it. */
export const sscMessages = {
  'stretch.five': 'All five',
  'stretch.five.digits': 'all five digits',
  'stretch.first-four': 'First four',
  'stretch.first-four.digits': 'the first four digits',
  'stretch.last-four': 'Last four',
  'stretch.last-four.digits': 'the last four digits',
  'stretch.first-three': 'First three',
  'stretch.first-three.digits': 'the first three digits',
  'stretch.middle-three': 'Middle three',
  'stretch.middle-three.digits': 'the middle three digits',
  'stretch.last-three': 'Last three',
  'stretch.last-three.digits': 'the last three digits',
  'stretch.first-two': 'First two',
  'stretch.first-two.digits': 'the first two digits',
  'stretch.last-two': 'Last two',
  'stretch.last-two.digits': 'the last two digits',

  'field.ssc.place-1': 'Ten thousands',
  'field.ssc.place-2': 'Thousands',
  'field.ssc.place-3': 'Hundreds',
  'field.ssc.place-4': 'Tens',
  'field.ssc.place-5': 'Units',

  'play.ssc.straight': '{stretch}, straight',
  'rule.ssc.straight':
    'Pick at least one digit for each place; one digit for each place makes a line. It wins if {digits} are right and in order. Example: two digits for one place and one digit for each of the others make 2 lines.',
  'play.ssc.entered': '{stretch}, entered',
  'rule.ssc.entered':
    'Type or paste whole numbers; each is a line. It wins if {digits} are that number, in order. Example: two numbers make 2 lines.',

  'play.ssc.five-group-120': '{stretch}, group 120',
  'rule.ssc.five-group-120':
    'Pick at least five digits; every five of them make a line. It wins if {digits} are these five in any order. Example: 1, 2, 3, 4, 5 win with 3 1 5 2 4.',
  'play.ssc.five-group-60': '{stretch}, group 60',
  'rule.ssc.five-group-60':
    'Pick digits for the pair and at least three singles; one pair and three singles make a line. It wins if {digits} are these in any order. Example: pair 1 with singles 3, 4, 5 wins with 4 1 3 1 5.',
  'play.ssc.five-group-30': '{stretch}, group 30',
  'rule.ssc.five-group-30':
    'Pick digits for at least two pairs and for the single; two pairs and one single make a line. It wins if {digits} are these in any order. Example: pairs 1 and 2 with single 5 win with 1 5 2 1 2.',
  'play.ssc.five-group-20': '{stretch}, group 20',
  'rule.ssc.five-group-20':
    'Pick digits that come three times and at least two singles; one digit three times and two singles make a line. It wins if {digits} are these in any order. Example: three 1s with singles 3 and 4 win with 1 1 3 1 4.',
  'play.ssc.five-group-10': '{stretch}, group 10',
  'rule.ssc.five-group-10':
    'Pick digits that come three times and digits for the pair; one of each makes a line. It wins if {digits} are these in any order. Example: three 1s with pair 4 win with 1 4 1 1 4.',
  'play.ssc.five-group-5': '{stretch}, group 5',
  'rule.ssc.five-group-5':
    'Pick digits that come four times and digits for the single; one of each makes a line. It wins if {digits} are these in any order. Example: four 1s with single 4 win with 1 1 4 1 1.',
  'play.ssc.four-group-24': '{stretch}, group 24',
  'rule.ssc.four-group-24':
    'Pick at least four digits; every four of them make a line. It wins if {digits} are these four in any order. Example: 1, 2, 3, 4 win with 3 1 4 2.',
  'play.ssc.four-group-12': '{stretch}, group 12',
  'rule.ssc.four-group-12':
    'Pick digits for the pair and at least two singles; one pair and two singles make a line. It wins if {digits} are these in any order. Example: pair 1 with singles 3 and 4 wins with 1 4 1 3.',
  'play.ssc.four-group-6': '{stretch}, group 6',
  'rule.ssc.four-group-6':
    'Pick at least two digits; every two of them make a line. It wins if {digits} are a pair of each, in any order. Example: 1 and 2 win with 2 1 1 2.',
  'play.ssc.four-group-4': '{stretch}, group 4',
  'rule.ssc.four-group-4':
    'Pick digits that come three times and digits for the single; one of each makes a line. It wins if {digits} are these in any order. Example: three 1s with single 4 win with 1 1 4 1.',
  'play.ssc.three-group-6': '{stretch}, group 6',
  'rule.ssc.three-group-6':
    'Pick at least three digits; every three of them make a line. It wins if {digits} are these three in any order. Example: 1, 2, 3 win with 3 1 2.',
  'play.ssc.three-group-3': '{stretch}, group 3',
  'rule.ssc.three-group-3':
    'Pick at least two digits; every two of them make 2 lines, since either may be the pair. A line wins if {digits} are its pair and its single in any order. Example: 1 and 3 make 113 and 133; with 1 3 1 the first of them wins.',
  'play.ssc.two-group-45': '{stretch}, group 45',
  'rule.ssc.two-group-45':
    'Pick at least two digits; every two of them make a line. It wins if {digits} are these two in either order. Example: 4 and 7 win with 7 4.',

  'play.ssc.sum-tail': '{stretch}, last digit of the sum',
  'rule.ssc.sum-tail':
    'Pick digits; each is a line. It wins if {digits} add up to a number that ends with it. Example: 7 8 9 add up to 24, so 4 wins.',
  'play.ssc.fixed-digit': 'Fixed digit',
  'rule.ssc.fixed-digit':
    'Pick digits for any of the five places; each is a line. It wins if it is drawn at its place. Example: 7 for the tens wins with 1 2 3 7 5.',
  'play.ssc.any-1': '{stretch}, one digit anywhere',
  'rule.ssc.any-1':
    'Pick digits; each is a line. It wins if it comes at least once among {digits}, and pays once however often it comes. Example: if 2 comes twice there, 2 wins once.',
  'play.ssc.any-2': '{stretch}, two digits anywhere',
  'rule.ssc.any-2':
    'Pick at least two digits; every two of them make a line. It wins if both come among {digits}, wherever they stand. Example: 1, 2, 3 make 3 lines; if 1 and 3 come but 2 does not, one line wins.',
  'play.ssc.any-3': '{stretch}, three digits anywhere',
  'rule.ssc.any-3':
    'Pick at least three digits; every three of them make a line. It wins if all three come among {digits}, wherever they stand. Example: 1, 3, 5 win with 1 1 3 4 5.',
  'play.ssc.two-sides': '{stretch}, side of each',
  'rule.ssc.two-sides':
    'Pick big (5 to 9), small (0 to 4), odd or even for each place; one side for each place makes a line. It wins if each of {digits} is so. Example: big and odd for one place and one side for each of the others make 2 lines, and both may win.',
  'play.ssc.any-two': 'Any two places',
  'play.ssc.any-three': 'Any three places',
  'play.ssc.any-four': 'Any four places',
  'rule.ssc.any-places':
    'Pick digits for at least {count} of the five places; one digit for each of any {count} places makes a line. It wins if all {count} are right at their places. Example: one digit for each of the five places makes {lines} lines.',
  'play.ssc.smooth': '{count, plural, one {One digit, at least once} other {One digit, at least # times}}',
  'rule.ssc.smooth':
    'Pick digits; each is a line. It wins if it comes at least {count, plural, one {once} other {# times}} among all five digits. Example: 1 wins with 1 1 1 5 1.',

  'play.ssc.number': '{place}, digit',
  'rule.ssc.number':
    'Pick digits; each is a line. It wins if it is drawn at this place, the {place}. Example: if 5 2 7 3 1 is drawn, {sample} wins.',
  'play.ssc.place-two-sides': '{place}, sides',
  'rule.ssc.place-two-sides':
    'Pick big (5 to 9), small (0 to 4), odd or even; each is a line. It wins if the digit at this place, the {place}, is so. Example: with 7 big and odd win.',
  'play.ssc.sum-two-sides': 'Sum of all five, sides',
  'rule.ssc.sum-two-sides':
    'Pick big (23 or more), small (22 or less), odd or even; each is a line. It wins if the sum of all five digits is so. Example: 9 0 4 6 5 add up to 24, so big and even win.',
  'play.ssc.dragon-tiger': 'Dragon or tiger, {front} and {back}',
  'rule.ssc.dragon-tiger':
    'Pick dragon, tiger or tie; each is a line. Dragon wins if the digit of the {front} is higher than that of the {back}, tiger if it is lower, tie if both are the same; with a tie, dragon and tiger lose. Example: 8 against 3 is dragon.',
  'play.ssc.pattern': '{stretch}, pattern',
  'rule.ssc.pattern':
    'Pick patterns; each is a line. It wins if {digits}, in any order, are a triple (all the same), a straight (three in a row), a pair (exactly two the same), a half-straight (only two of them neighbours) or mixed (anything else). 9 and 0 are neighbours. Example: 9 0 1 is a straight, 1 2 7 a half-straight, 1 3 5 mixed.',
} as const;
