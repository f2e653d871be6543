import { languageCodes } from '@wau/contract/languages';
import type { PlainSettingName } from '@wau/contract/merchant-settings';
import { themeNames } from '@wau/theme/theme-names';
import {
  brandNameKind,
  callingCountryKind,
  choiceKind,
  choicesKind,
  moneyKind,
  type SettingColumn,
} from './setting-kinds.ts';

/** What makes a merchant the brand that players know. The currency is none of it: balances are kept in it. */
export const brandColumns = {
  'brand-name': {
    column: 'brand_name',
    kind: brandNameKind,
    meaning: 'what the site, its letters and its app are called',
  },
  theme: {
    column: 'theme_name',
    kind: choiceKind(themeNames),
    meaning: 'the colours of the site, its letters, its app and the games',
  },
  languages: {
    column: 'languages',
    kind: choicesKind('languages', languageCodes),
    meaning: 'what the site is offered in, in this order; default-language is one of them',
  },
  'default-language': {
    column: 'default_language',
    kind: choiceKind(languageCodes),
    meaning: 'what visitors read at first and where a text has no other; content has to be written in it',
  },
  country: {
    column: 'country_code',
    kind: callingCountryKind,
    meaning: 'whose numbers are typed without a dialing code, such as MY',
  },
  'deposit-bonus': {
    column: 'deposit_bonus_minor',
    kind: moneyKind(0, 1_000_000_000_000),
    meaning: 'what is told of at the deposit, in minor units; 0: nothing, and it pays nothing by itself',
  },
  'referral-bonus': {
    column: 'referral_bonus_minor',
    kind: moneyKind(0, 1_000_000_000_000),
    meaning: 'the same beside inviting friends',
  },
  'trial-grant': {
    column: 'trial_grant_minor',
    kind: moneyKind(0, 1_000_000_000),
    meaning: 'play money that a free trial begins with, in minor units',
  },
} as const satisfies Partial<Record<PlainSettingName, SettingColumn>>;
