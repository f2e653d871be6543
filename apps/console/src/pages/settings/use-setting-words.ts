import { isHomeBlock } from '@wau/contract/home-blocks';
import { isLanguageCode } from '@wau/contract/languages';
import { type SettingName, settingNames } from '@wau/contract/merchant-settings';
import type { ConsoleMessageId } from '@wau/i18n/console/en';
import { offeredLanguages } from '@wau/i18n/offered-languages';
import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import type { Setting, Settings } from './settings-queries.ts';

type Dotted<Name extends string> = Name extends `${infer Word} ${infer Rest}` ? `${Word}.${Rest}` : Name;

/** The id of a setting's words: the compiler asks for those of each. */
function dotted<Name extends SettingName>(name: Name): Dotted<Name> {
  return name.replace(' ', '.') as Dotted<Name>;
}

const choiceWords: Readonly<Record<string, ConsoleMessageId>> = {
  open: 'settings.choice.open',
  maintenance: 'settings.choice.maintenance',
  decorative: 'settings.choice.decorative',
  off: 'settings.choice.off',
  '0': 'settings.choice.0',
  '1': 'settings.choice.1',
  night: 'settings.choice.night',
  pasir: 'settings.choice.pasir',
  laut: 'settings.choice.laut',
};

/** What settings and their values are called. */
export function useSettingWords({ currencyCode }: Pick<Settings, 'currencyCode'>) {
  const t = useTexts();
  const { toldMoney, moment, count } = useFormats();
  const choiceName = (value: string): string => {
    if (isLanguageCode(value)) return offeredLanguages[value].name;
    if (isHomeBlock(value)) return t(`settings.block.${value}`);
    const id = choiceWords[value];
    return id === undefined ? value : t(id);
  };
  return {
    choiceName,
    /** Of a title or a vendor, which has a page of its own, the words that set it. */
    settingName: (name: string): string => {
      const known = settingNames.find((each) => each === name);
      return known === undefined ? name : t(`setting.${dotted(known)}`);
    },
    settingMeaning: ({ settingName, meaning }: Setting): string => {
      const known = settingNames.find((each) => each === settingName);
      return known === undefined ? meaning : t(`setting.about.${dotted(known)}`);
    },
    shownValue: ({ input, mayBeNone }: Pick<Setting, 'input' | 'mayBeNone'>, value: string): string => {
      if (mayBeNone && value === 'none') return t('settings.none');
      if (input === 'switch') return t(value === 'on' ? 'settings.on' : 'settings.off');
      if (input === 'money' && /^\d+$/.test(value)) return toldMoney(value, currencyCode);
      if (input === 'number' && /^\d+$/.test(value)) return count(Number(value));
      if (input === 'choice') return choiceName(value);
      if (input === 'choices') return value.split(',').map(choiceName).join(', ');
      if (input === 'lines') return value.split(',').join(', ');
      if (input === 'period') return value.split('/').map(moment).join(' – ');
      return value;
    },
  };
}
