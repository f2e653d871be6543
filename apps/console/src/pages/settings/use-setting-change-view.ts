import { useConsole, useTexts } from '../../platform/console-services.ts';
import type { ChangeView } from './setting-history.tsx';
import type { SettingChange, Settings } from './settings-queries.ts';
import { useSettingWords } from './use-setting-words.ts';

/** How a change of a setting is said, and what undoes it: back to what was before, unless it is another by now. */
export function useSettingChangeView(
  settings: Settings,
  mayChange: boolean,
): (change: SettingChange) => ChangeView {
  const { client } = useConsole();
  const t = useTexts();
  const { settingName: nameOf, shownValue } = useSettingWords(settings);
  return ({ settingName, oldValue, newValue }) => {
    const setting = settings.settings.find((each) => each.settingName === settingName);
    const shown = (value: string) => (setting === undefined ? value : shownValue(setting, value));
    const isUndone = setting === undefined || setting.value === oldValue;
    return {
      name: nameOf(settingName),
      before: shown(oldValue),
      after: shown(newValue),
      undo:
        isUndone || !mayChange
          ? undefined
          : async () => {
              const body = { settingName, value: oldValue, expectedValue: setting.value };
              const { status } = await client.call('changeMerchantSetting', { body });
              return status === 'asked'
                ? t('settings.asked.done', { name: nameOf(settingName) })
                : t('settings.history.undone');
            },
    };
  };
}
