import { flagNames, type MobileTemplateKey, mobileTemplateKeys, moduleIds } from '@wau/contract/modules';
import { settingColumns } from './setting-columns.ts';
import {
  addressesKind,
  choiceKind,
  colourKind,
  periodKind,
  type SettingKind,
  sitePathKind,
  switchKind,
  textKind,
} from './setting-kinds.ts';

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
  readonly kind: SettingKind;
  readonly meaning: string;
}

const template: Readonly<
  Record<MobileTemplateKey, { readonly kind: SettingKind; readonly meaning: string }>
> = {
  mem_cen: { kind: choiceKind(['0', '1']), meaning: '1: the new member centre' },
  dep_func: { kind: choiceKind(['0', '1']), meaning: '1: the new deposit detail' },
  app_background: {
    kind: sitePathKind,
    meaning: 'picture of the download page, a path of this site, or none',
  },
  app_desc: { kind: textKind(200), meaning: 'sentence of the download page, or none' },
  app_desc_font_color: { kind: colourKind, meaning: 'its colour, such as #F5C451, or none' },
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
    kind: switchKind,
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
  ...Object.entries(settingColumns).map(([name, { column, kind, meaning }]): [string, MerchantSetting] => [
    name,
    {
      place: { kind: 'column', columns: [column], isAddressList: kind === addressesKind },
      kind,
      meaning,
    },
  ]),
  [
    'maintenance-window',
    {
      place: { kind: 'column', columns: ['maintenance_from', 'maintenance_until'] },
      kind: periodKind,
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
  return [`${word} ${entry}`, { place: { kind: 'list', column, entry }, kind: switchKind, meaning }];
}
