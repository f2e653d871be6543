import { homeBlocks } from '@wau/contract/home-blocks';
import { flagNames, type MobileTemplateKey, mobileTemplateKeys, moduleIds } from '@wau/contract/modules';
import { longestCheckMinutes, shortestCheckMinutes } from '@wau/contract/play-limits';
import {
  addressRanges,
  countryCodes,
  namesOf,
  oneOf,
  onOrOff,
  openingHours,
  operatorCode,
  origins,
  period,
  type ReadSetting,
  referralSteps,
  shortText,
  timeZone,
  WrongSetting,
  wholeNumber,
  years,
} from './setting-value.ts';

/** A title of a vendor, or without one all that the vendor plays. */
export interface GameOrVendor {
  readonly vendorCode: string;
  readonly gameId: string | undefined;
}

/** A setting as an operator names it: `flag FEEDBACK3`, `maintenance-window`. */
export interface MerchantSetting {
  /** How it is stored: one column, a name in a list of names that are on, a key of the template, or a row of its own. */
  readonly place:
    | { readonly kind: 'column'; readonly columns: readonly string[]; readonly isAddressList?: boolean }
    | { readonly kind: 'list'; readonly column: 'enabled_flags' | 'enabled_modules'; readonly entry: string }
    | { readonly kind: 'template'; readonly key: MobileTemplateKey }
    | { readonly kind: 'switch'; readonly of: GameOrVendor };
  readonly read: ReadSetting;
  readonly meaning: string;
}

const template: Readonly<
  Record<MobileTemplateKey, { readonly read: ReadSetting; readonly meaning: string }>
> = {
  mem_cen: { read: oneOf(['0', '1']), meaning: '1: the new member centre' },
  dep_func: { read: oneOf(['0', '1']), meaning: '1: the new deposit detail' },
  app_background: { read: sitePath, meaning: 'picture of the download page, a path of this site, or none' },
  app_desc: { read: shortText(200), meaning: 'sentence of the download page, or none' },
  app_desc_font_color: { read: colour, meaning: 'its colour, such as #F5C451, or none' },
};

/** What the indexes of large payouts hold. */
const leastWinnerThresholdMinor = 10_000;

const columns: Readonly<Record<string, { column: string; read: ReadSetting; meaning: string }>> = {
  status: {
    column: 'status',
    read: oneOf(['open', 'maintenance']),
    meaning: 'maintenance closes the site until it is opened again',
  },
  'status-text': {
    column: 'status_text',
    read: shortText(200),
    meaning: 'what the maintenance screen says besides, or none',
  },
  'maintenance-allow': {
    column: 'maintenance_allowed_addresses',
    read: addressRanges,
    meaning: 'addresses that get in during maintenance',
  },
  'restricted-countries': {
    column: 'restricted_countries',
    read: countryCodes,
    meaning: 'countries in which the site is closed',
  },
  'blocked-addresses': {
    column: 'blocked_addresses',
    read: addressRanges,
    meaning: 'addresses that never get in',
  },
  'allowed-addresses': {
    column: 'allowed_addresses',
    read: addressRanges,
    meaning: 'addresses whose country makes no difference',
  },
  'image-origins': {
    column: 'image_origins',
    read: origins,
    meaning: 'where else pictures are served; one is chosen at random for each visit',
  },
  'minimum-age': {
    column: 'minimum_age_years',
    read: oneOf(['18', '21']),
    meaning: 'the age that whoever registers confirms',
  },
  'register-captcha': {
    column: 'register_captcha_enabled',
    read: onOrOff,
    meaning: 'whether registration asks for a captcha',
  },
  'time-zone': {
    column: 'time_zone',
    read: timeZone,
    meaning: 'where the days of reports and sums begin at midnight, such as Asia/Kuala_Lumpur',
  },
  'copyright-years': {
    column: 'copyright_years',
    read: years,
    meaning: 'years of the copyright under home and its menu',
  },
  'home-blocks': {
    column: 'home_blocks',
    read: namesOf('home', homeBlocks),
    meaning: 'what home is made of, in order; what is left out is not shown, and its own call refuses',
  },
  'winner-threshold': {
    column: 'winner_threshold_minor',
    read: wholeNumber(leastWinnerThresholdMinor, 999_999_999),
    meaning: 'a payout, in minor units, from which on a win is on the board of home',
  },
  'service-hours': {
    column: 'service_hours',
    read: openingHours,
    meaning: "when customer service can be talked with, by the merchant's time zone; off: not at all",
  },
  'service-answer-minutes': {
    column: 'service_answer_minutes',
    read: wholeNumber(1, 1_440),
    meaning: 'within so many minutes somebody answers, or the conversation becomes a ticket',
  },
  jackpot: {
    column: 'jackpot_display',
    read: oneOf(['decorative', 'off']),
    meaning: 'the counter of home that is labelled as decoration',
  },
  autoplay: {
    column: 'allows_autoplay',
    read: onOrOff,
    meaning: 'whether games may play rounds by themselves, which some markets forbid',
  },
  operator: {
    column: 'operator_code',
    read: operatorCode,
    meaning:
      'whose brand it is, by a code such as house: who excludes himself from play at one brand of an operator does so at all',
  },
  'feature-buy': {
    column: 'allows_feature_buy',
    read: onOrOff,
    meaning: "whether a slot's feature may be bought, which some markets forbid",
  },
  'automatic-transfers': {
    column: 'automatic_transfers',
    read: onOrOff,
    meaning:
      'whether a game of a vendor with wallets of its own takes the balance along, and brings it back afterwards',
  },
  'withdrawal-minimum': {
    column: 'withdrawal_min_minor',
    read: wholeNumber(1, 1_000_000_000),
    meaning: 'the least that is paid out, in minor units; at most withdrawal-maximum',
  },
  'withdrawal-maximum': {
    column: 'withdrawal_max_minor',
    read: wholeNumber(1, 1_000_000_000),
    meaning: 'the most that is paid out at once, in minor units',
  },
  'withdrawal-daily-count': {
    column: 'withdrawal_daily_count',
    read: wholeNumber(1, 100),
    meaning: 'how often a member may withdraw on a day',
  },
  'withdrawal-daily-amount': {
    column: 'withdrawal_daily_minor',
    read: wholeNumber(1, 1_000_000_000),
    meaning: 'how much of it on a day, in minor units',
  },
  'withdrawal-fee': {
    column: 'withdrawal_fee_minor',
    read: wholeNumber(0, 1_000_000),
    meaning: 'what a withdrawal costs, in minor units',
  },
  'withdrawal-fee-basis-points': {
    column: 'withdrawal_fee_basis_points',
    read: wholeNumber(0, 2_000),
    meaning: 'what it costs besides, in hundredths of a percent of the amount',
  },
  'withdrawal-usual-minutes': {
    column: 'withdrawal_usual_minutes',
    read: wholeNumber(1, 10_080),
    meaning: 'within so many minutes a withdrawal is mostly paid, which members are told',
  },
  'withdrawal-two-persons-from': {
    column: 'withdrawal_two_persons_minor',
    read: wholeNumber(0, 1_000_000_000),
    meaning: 'from so much on, in minor units, two operators have to approve a withdrawal; 0 for never',
  },
  'withdrawal-identity-from': {
    column: 'withdrawal_identity_minor',
    read: wholeNumber(0, 1_000_000_000),
    meaning:
      'a member whose identity is not verified withdraws no more than this in all, in minor units; 0 for as much as there is, and without flag KYC3 nobody is asked',
  },
  'upline-transfer-minimum': {
    column: 'upline_transfer_min_minor',
    read: wholeNumber(1, 1_000_000_000),
    meaning: 'the least that a member sends to the upline, in minor units; at most upline-transfer-maximum',
  },
  'upline-transfer-maximum': {
    column: 'upline_transfer_max_minor',
    read: wholeNumber(1, 1_000_000_000),
    meaning: 'the most that a member sends to the upline at once, in minor units',
  },
  'referral-reward': {
    column: 'referral_reward_minor',
    read: wholeNumber(0, 1_000_000_000),
    meaning: 'what a member is given for each friend who does what is asked for, in minor units; 0: nothing',
  },
  'referral-deposit': {
    column: 'referral_deposit_minor',
    read: wholeNumber(1, 1_000_000_000),
    meaning: "the least that a friend's first deposit must be, in minor units",
  },
  'referral-turnover': {
    column: 'referral_turnover_minor',
    read: wholeNumber(0, 1_000_000_000),
    meaning: 'what a friend must have staked besides, in minor units',
  },
  'referral-days': {
    column: 'referral_within_days',
    read: wholeNumber(1, 365),
    meaning: 'both within so many days of the registration',
  },
  'referral-turnover-times': {
    column: 'referral_turnover_times',
    read: wholeNumber(0, 100),
    meaning: 'how often the reward is to be staked before money may leave',
  },
  'referral-daily-count': {
    column: 'referral_daily_count',
    read: wholeNumber(1, 1_000),
    meaning: 'how many friends a member is rewarded for on a day; further ones wait',
  },
  'referral-monthly-count': {
    column: 'referral_monthly_count',
    read: wholeNumber(1, 10_000),
    meaning: 'the same in a month',
  },
  'referral-budget': {
    column: 'referral_budget_minor',
    read: wholeNumber(0, 1_000_000_000_000),
    meaning: 'all that is ever given for friends, in minor units; what does not fit waits until it is raised',
  },
  'referral-steps': {
    column: 'referral_steps',
    read: referralSteps,
    meaning:
      'what is given besides with the so many-th friend, in minor units, such as "5:1000 10:2500"; none for nothing',
  },
  'reality-check-minutes': {
    column: 'reality_check_minutes',
    read: wholeNumber(shortestCheckMinutes, longestCheckMinutes),
    meaning:
      'after so many minutes of play a member looks back on time and result, and games wait for the answer',
  },
  'return-funds-minutes': {
    column: 'return_funds_minutes',
    read: wholeNumber(1, 1_440),
    meaning: 'a wallet at a vendor that nobody has played from for so long is brought back',
  },
};

/** What stands in the help beside the settings that each merchant has, since which games there are is told elsewhere. */
export const switchMeanings: readonly (readonly [name: string, meaning: string])[] = [
  [
    'game <vendor> <game>',
    'whether a title is offered; off, it begins no round, and what has begun is played to its end',
  ],
  ['vendor <vendor>', 'the same for all titles of a vendor'],
];

/** The setting that words name: one that each merchant has, or the switch of a title or vendor. */
export function settingNamed(settingName: string): MerchantSetting | undefined {
  const [word, vendorCode = '', gameId, ...more] = settingName.split(' ');
  const isSwitch = word === 'game' ? gameId !== undefined : word === 'vendor' && gameId === undefined;
  if (!isSwitch || vendorCode === '' || more.length > 0) return merchantSettings.get(settingName);
  const [game, vendor] = switchMeanings;
  return {
    place: { kind: 'switch', of: { vendorCode, gameId } },
    read: onOrOff,
    meaning: (word === 'game' ? game : vendor)?.[1] ?? '',
  };
}

/** All settings that each merchant has by the words that name them. */
export const merchantSettings: ReadonlyMap<string, MerchantSetting> = new Map<string, MerchantSetting>([
  ...flagNames.map((entry) => listEntry('flag', 'enabled_flags', entry)),
  ...moduleIds.map((entry) => listEntry('module', 'enabled_modules', entry)),
  ...mobileTemplateKeys.map((key): [string, MerchantSetting] => [
    `template ${key}`,
    { place: { kind: 'template', key }, ...template[key] },
  ]),
  ...Object.entries(columns).map(([name, { column, read, meaning }]): [string, MerchantSetting] => [
    name,
    {
      place: { kind: 'column', columns: [column], isAddressList: read === addressRanges },
      read: (text) => [read(text)],
      meaning,
    },
  ]),
  [
    'maintenance-window',
    {
      place: { kind: 'column', columns: ['maintenance_from', 'maintenance_until'] },
      read: (text) => {
        const { from, until } = period(text);
        return [from, until];
      },
      meaning: 'when maintenance begins and ends by itself',
    },
  ],
]);

function listEntry(
  word: string,
  column: 'enabled_flags' | 'enabled_modules',
  entry: string,
): [string, MerchantSetting] {
  const meaning = word === 'flag' ? 'white-label switch' : 'module whose calls are answered';
  return [`${word} ${entry}`, { place: { kind: 'list', column, entry }, read: onOrOff, meaning }];
}

function sitePath(text: string): string {
  if (text === 'none') return '';
  if (/^\/(?!\/)[\w./-]{1,200}$/.test(text)) return text;
  throw new WrongSetting('none, or a path of this site such as /art/app.webp');
}

function colour(text: string): string {
  if (text === 'none') return '';
  if (/^#[0-9a-fA-F]{6}$/.test(text)) return text;
  throw new WrongSetting('none, or a colour such as #F5C451');
}
