import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { settingsQuery } from '../settings/settings-queries.ts';
import { useSettingWords } from '../settings/use-setting-words.ts';
import type { AuditEntry } from './audit-queries.ts';

/** Names of values that are one of the setting which an entry is about. */
const ofSettings: ReadonlySet<string> = new Set(['value', 'askedValue']);

/**
 * A value of a setting as the page of settings shows it, once how it is typed is known; `undefined` for whatever is none, and
 * for roles that do not read the settings.
 */
export function useSettingValue(
  { action, subject }: AuditEntry,
  currencyCode: Parameters<typeof useSettingWords>[0]['currencyCode'],
  info: OperatorInfo,
): (name: string, value: unknown) => string | undefined {
  const services = useConsole();
  const isSetting = action === 'changeMerchantSetting' || action === 'dropSettingRequest';
  const enabled = isSetting && mayDo(info, 'settings.read');
  const { data } = useQuery({ ...settingsQuery(services), enabled });
  const { shownValue } = useSettingWords({ currencyCode });
  const setting = data?.settings.find(({ settingName }) => settingName === subject);
  return (name, value) =>
    setting === undefined || !ofSettings.has(name) || typeof value !== 'string'
      ? undefined
      : shownValue(setting, value);
}
