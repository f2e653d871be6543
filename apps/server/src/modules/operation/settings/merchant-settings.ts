import { homeBlocks } from '@wau/contract/home-blocks';
import { flagNames, type MobileTemplateKey, mobileTemplateKeys, moduleIds } from '@wau/contract/modules';
import {
  addressRanges,
  countryCodes,
  namesOf,
  oneOf,
  onOrOff,
  openingHours,
  origins,
  period,
  type ReadSetting,
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
