/** Two and three digits of Myanmar. */
export const myanmarMessages = {
  'play.myanmar-2d.straight': 'Straight',
  'rule.myanmar-2d.straight':
    'Pick numbers of 2 digits; each is a line. It wins if it is drawn, in order. Example: 09 wins with 09, but not with 90.',
  'play.myanmar-3d.straight': 'Straight',
  'rule.myanmar-3d.straight':
    'Pick numbers of 3 digits; each is a line. It wins if it is drawn, and a small prize if its digits are drawn in another order. Example: 123 wins with 123, and the small prize with 321.',
} as const;
