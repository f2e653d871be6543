/** A race of ten. */
export const pk10Messages = {
  'field.pk10.place-1': 'First place',
  'field.pk10.place-2': 'Second place',
  'field.pk10.place-3': 'Third place',
  'field.pk10.place-4': 'Fourth place',
  'field.pk10.place-5': 'Fifth place',
  'field.pk10.place-6': 'Sixth place',
  'field.pk10.place-7': 'Seventh place',
  'field.pk10.place-8': 'Eighth place',
  'field.pk10.place-9': 'Ninth place',
  'field.pk10.place-10': 'Tenth place',

  'play.pk10.first-two-straight': 'First two in order',
  'rule.pk10.first-two-straight':
    'Pick numbers for the first and the second place; one for each, not the same, makes a line. It wins if both come in at their places. Example: 01 and 02 for the first place and 01, 02, 03 for the second make 4 lines.',
  'play.pk10.first-three-straight': 'First three in order',
  'rule.pk10.first-three-straight':
    'Pick numbers for each of the first three places; one for each, all different, makes a line. It wins if all come in at their places. Example: 07, 04, 10 win if 07 is first, 04 second and 10 third.',
  'play.pk10.number': '{place}, number',
  'rule.pk10.number':
    'Pick numbers; each is a line. It wins if it comes in at this place, the {place}. Example: if the race ends 07 04 10 01 02 03 05 06 08 09, {sample} wins.',
  'play.pk10.place-two-sides': '{place}, sides',
  'rule.pk10.place-two-sides':
    'Pick big (06 to 10), small (01 to 05), odd or even; each is a line. It wins if the number at this place, the {place}, is so. Example: with 07 big and odd win.',
  'play.pk10.dragon-tiger': 'Dragon or tiger, {front} and {back}',
  'rule.pk10.dragon-tiger':
    'Pick dragon or tiger; each is a line. Dragon wins if the number at the {front} is higher than that at the {back}, tiger if it is lower. Example: 07 against 09 is tiger.',
  'play.pk10.first-two-sum': 'Sum of the first two',
  'rule.pk10.first-two-sum':
    'Pick sums from 3 to 19; each is a line. It wins if the numbers at the first two places add up to it. Example: with 07 and 04, 11 wins.',
  'play.pk10.first-two-two-sides': 'Sum of the first two, sides',
  'rule.pk10.first-two-two-sides':
    'Pick big (12 or more), small (11 or less), odd or even; each is a line. It wins if the sum of the numbers at the first two places is so. Small and odd come more often and pay less. Example: 07 and 04 add up to 11, so small and odd win.',
} as const;
