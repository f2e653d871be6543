/** What is wrong with content that an operator wants to put in place, in a sentence. */
export class WrongContent extends Error {
  override readonly name = 'WrongContent';
}

/** What the database refuses, by its code, in words for an operator. */
const sentences: Readonly<Record<string, string>> = {
  '23503': 'is used by something else, or names something that is not there',
  '23505': 'belongs to another merchant',
  '23514': 'has a value that is not allowed',
};

/** The same of a single rule, where more can be said. */
const sentencesOfRules: readonly (readonly [RegExp, string])[] = [
  [/^deposit_methods_fee$/, 'has a fee that leaves nothing of the least deposit'],
  [
    /^deposit_methods_audience$/,
    'names newWithinDays for the audience new alone, clubLevelFrom for club alone',
  ],
  [
    /^deposits_.*method_code_fkey$/,
    'has deposits and cannot go; put it in place with `enabled` false to end it',
  ],
  [/^(rewards|reward_offers)_/, 'has a reward and cannot go; put it in place with `until` to end it'],
];

/** @throws WrongContent in place of what the database says about values that were not stored */
export async function refusingWrongContent(key: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
    const ofRule = sentencesOfRules.find(([rule]) => rule.test(constraint ?? ''))?.[1];
    const sentence = ofRule ?? sentences[code ?? ''];
    if (sentence === undefined) throw error;
    throw new WrongContent(`${key} ${sentence} (${constraint ?? code}).`);
  }
}
