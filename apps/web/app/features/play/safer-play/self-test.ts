/** The nine questions of the Problem Gambling Severity Index, by what they are about, in their order. */
export const selfTestQuestions = [
  'afford',
  'more',
  'chase',
  'borrow',
  'problem',
  'health',
  'criticised',
  'finances',
  'guilt',
] as const;

export type SelfTestQuestion = (typeof selfTestQuestions)[number];

/** What each can be answered with; the place is the score. */
export const selfTestAnswers = ['never', 'sometimes', 'mostly', 'always'] as const;

export type SelfTestAnswer = (typeof selfTestAnswers)[number];

export type SelfTestSheet = Readonly<Partial<Record<SelfTestQuestion, SelfTestAnswer>>>;

/** The index's own bands: 0, 1 to 2, 3 to 7, 8 and more. */
export type SelfTestResult = 'none' | 'low' | 'moderate' | 'high';

export function firstUnanswered(sheet: SelfTestSheet): SelfTestQuestion | undefined {
  return selfTestQuestions.find((question) => sheet[question] === undefined);
}

/** `undefined` until every question is answered. */
export function resultOf(sheet: SelfTestSheet): SelfTestResult | undefined {
  if (firstUnanswered(sheet) !== undefined) return undefined;
  const score = selfTestQuestions.reduce(
    (sum, question) => sum + selfTestAnswers.indexOf(sheet[question] ?? 'never'),
    0,
  );
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}
