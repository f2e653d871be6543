import { useConsole } from '../../platform/console-services.ts';
import type { ChangeView } from './setting-history.tsx';
import type { SettingChange, Settings } from './settings-queries.ts';
import { useSettingWords } from './use-setting-words.ts';

/** How a change of a setting is said, and what undoes it: back to what was before, unless it is another by now. */
export function useSettingChangeView(
  settings: Settings,
  mayChange: boolean,
): (change: SettingChange) => ChangeView {
  const { client } = useConsole();
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
          : () =>
              client.call('changeMerchantSetting', {
                body: { settingName, value: oldValue, expectedValue: setting.value },
              }),
    };
  };
}
