import type { ErrorCode } from '@wau/contract/error-codes';
import { Refusal } from '@wau/service/refusal';

interface WrongPlace {
  /** What a call refuses it with. */
  readonly code?: ErrorCode;
  /** As the item has it: `until`, `texts.MY.title`. */
  readonly field?: string | undefined;
}

/** What is wrong with content that an operator wants to put in place, in a sentence. */
export class WrongContent extends Error {
  override readonly name = 'WrongContent';
  readonly code: ErrorCode;
  readonly field: string | undefined;

  constructor(sentence: string, { code = 'content.invalid', field }: WrongPlace = {}) {
    super(sentence);
    this.code = code;
    this.field = field;
  }
}

/** Answers a call with the code of what is wrong; the field and the sentence go along. */
export async function refusingWrongCalls<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WrongContent)) throw error;
    const { code, field, message: detail } = error;
    throw new Refusal(code, { detail, ...(field === undefined ? {} : { field }) });
  }
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
    /^deposits_.*method_code_fkey$/,
    'has deposits and cannot go; put it in place with `enabled` false to end it',
  ],
  [
    /^bank_cards_.*bank_code_fkey$/,
    'has accounts of members and cannot go; put it in place with `enabled` false to end it',
  ],
  [
    /^(rewards|promotion_enrolments|deposit_bonuses)_/,
    'has been used by members and cannot go; end its promotion with `endsAt`',
  ],
  [
    /^(deposit_methods|reward_offers)_audience$/,
    'names newWithinDays for the audience new alone, clubLevelFrom for club alone',
  ],
  [
    /^reward_offers_condition$/,
    'names conditionMinor for the conditions deposit and turnover, and with none no',
  ],
  [
    /^reward_offers_share$/,
    'gives a share of nothing: shareBasisPoints takes the condition deposit or turnover',
  ],
  [/^reward_offers_deposit$/, 'is chosen with a deposit, so its condition is deposit'],
  [/^reward_offers_budget$/, 'has given out more than that budget already'],
];

/** What is in the way of removing, where the same rule says something else of what is put in place. */
const sentencesOfRemoval: readonly (readonly [RegExp, string])[] = [
  [/^reward_offers_.*fkey$/, 'has a reward and cannot go; put it in place with `until` to end it'],
];

/** The field that a rule is about, where it is one. */
const fieldsOfRules: readonly (readonly [RegExp, string])[] = [
  [/^merchant_hosts_host_key$/, 'host'],
  [/^promotions_.*category/, 'category'],
  [/^deposit_methods_.*provider/, 'provider'],
  [/^deposit_methods_fee$/, 'feeMinor'],
  [/^(deposit_methods|reward_offers)_audience$/, 'audience'],
  [/^reward_offers_.*fkey$/, 'id'],
  [/^reward_offers_(condition|deposit)$/, 'condition'],
  [/^reward_offers_share$/, 'shareBasisPoints'],
  [/^reward_offers_budget$/, 'budgetMinor'],
  [/^deposit_methods_.*amount/, 'maximumMinor'],
];

/** @throws WrongContent in place of what the database says about values that were not stored */
export async function refusingWrongContent(
  deed: 'put' | 'remove',
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
    const rules = deed === 'remove' ? [...sentencesOfRemoval, ...sentencesOfRules] : sentencesOfRules;
    const ofRule = rules.find(([rule]) => rule.test(constraint ?? ''))?.[1];
    const sentence = ofRule ?? sentences[code ?? ''];
    if (sentence === undefined) throw error;
    const codeOf =
      deed === 'remove' ? 'content.used' : code === '23505' ? 'content.taken' : 'content.invalid';
    const field = fieldsOfRules.find(([rule]) => rule.test(constraint ?? ''))?.[1];
    throw new WrongContent(`${key} ${sentence} (${constraint ?? code}).`, { code: codeOf, field });
  }
}
