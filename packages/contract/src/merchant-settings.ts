import {
  type FlagName,
  flagNames,
  type MobileTemplateKey,
  type ModuleId,
  mobileTemplateKeys,
  moduleIds,
} from './modules.ts';

/** Settings of a merchant that are no switch of the white label, no module and no choice of the template. */
export const plainSettingNames = [
  'brand-name',
  'theme',
  'languages',
  'default-language',
  'country',
  'deposit-bonus',
  'referral-bonus',
  'trial-grant',
  'status',
  'status-text',
  'maintenance-window',
  'maintenance-allow',
  'restricted-countries',
  'blocked-addresses',
  'allowed-addresses',
  'image-origins',
  'minimum-age',
  'register-captcha',
  'time-zone',
  'copyright-years',
  'home-blocks',
  'winner-threshold',
  'service-hours',
  'service-answer-minutes',
  'jackpot',
  'autoplay',
  'operator',
  'feature-buy',
  'automatic-transfers',
  'withdrawal-minimum',
  'withdrawal-maximum',
  'withdrawal-daily-count',
  'withdrawal-daily-amount',
  'withdrawal-fee',
  'withdrawal-fee-basis-points',
  'withdrawal-usual-minutes',
  'withdrawal-two-persons-from',
  'withdrawal-identity-from',
  'upline-transfer-minimum',
  'upline-transfer-maximum',
  'downline-transfer-minimum',
  'downline-transfer-maximum',
  'downline-transfer-daily-amount',
  'referral-reward',
  'referral-deposit',
  'referral-turnover',
  'referral-days',
  'referral-turnover-times',
  'referral-daily-count',
  'referral-monthly-count',
  'referral-budget',
  'referral-steps',
  'reality-check-minutes',
  'team-active-turnover',
  'team-active-deposit',
  'team-names-masked',
  'team-notices',
  'rain-minimum',
  'rain-maximum',
  'rain-daily-count',
  'affiliate-window-days',
  'affiliate-first-link',
  'commission-approval-from',
  'dividend-period',
  'dividend-losses-carried',
  'return-funds-minutes',
  'lottery-series',
  'lottery-series-highest',
  'lottery-return-lowest-basis-points',
  'lottery-return-highest-basis-points',
  'lottery-beacon',
] as const;

export type PlainSettingName = (typeof plainSettingNames)[number];

/** A setting that each merchant has, by the words that a change names it with. */
export type SettingName =
  | PlainSettingName
  | `flag ${FlagName}`
  | `module ${ModuleId}`
  | `template ${MobileTemplateKey}`;

export const settingNames: readonly SettingName[] = [
  ...flagNames.map((name) => `flag ${name}` as const),
  ...moduleIds.map((name) => `module ${name}` as const),
  ...mobileTemplateKeys.map((name) => `template ${name}` as const),
  ...plainSettingNames,
];

/** How the value of a setting is typed in. */
export const settingInputs = [
  'switch',
  /** One of some. */
  'choice',
  /** Some of some, in an order; with commas between them. */
  'choices',
  'number',
  /** In minor units. */
  'money',
  'text',
  /** Any number of entries, with commas between them. */
  'lines',
  /** Two moments with a stroke between them. */
  'period',
  /** A zone of the time zone database. */
  'timeZone',
] as const;

export type SettingInput = (typeof settingInputs)[number];

/** The parts of a rule of the registration form that are changed one by one. */
export const registerFieldPropertyNames = [
  'enabled',
  'required',
  'pattern',
  'max-length',
  'message',
] as const;

export type RegisterFieldPropertyName = (typeof registerFieldPropertyNames)[number];
