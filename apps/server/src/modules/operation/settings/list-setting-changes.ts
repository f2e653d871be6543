import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import { settingNamed } from './merchant-settings.ts';
import { requireMerchant } from './read-merchant-settings.ts';
import { typedValue } from './setting-kinds.ts';
import { type SettingChangeRow, selectSettingChanges } from './settings-sql.ts';

type Change = CallValue<Calls['listSettingChanges']>['list'][number];

const actions = {
  setting: ['changeMerchantSetting', 'switchGame', 'switchVendor', 'carryOutGameSwitchPlan'],
  registerField: ['changeRegisterField'],
} as const;

/** Who has changed which setting, as the audit keeps it; the newest first. @throws WrongSetting for a merchant that does not exist */
export async function listSettingChanges(
  { runner }: { readonly runner: SqlRunner },
  merchantCode: MerchantCode,
  { of: kind, name, cursor, pageSize }: CallQuery<Calls['listSettingChanges']>,
): Promise<CallValue<Calls['listSettingChanges']>> {
  await requireMerchant(runner, merchantCode);
  const ofKind = kind === undefined ? Object.values(actions).flat() : actions[kind];
  const before = readCursor(cursor, readEntryId) ?? null;
  return readPage(
    pageSize,
    (limit) =>
      selectSettingChanges(runner, merchantCode, { actions: ofKind, name: name ?? null, before, limit }),
    changeView,
    (row) => String(row.entry_id),
  );
}

function changeView(row: SettingChangeRow): Change {
  const typed = (value: string): string => {
    const setting = settingNamed(row.subject);
    return setting === undefined ? value || 'none' : typedValue(setting.kind, value);
  };
  return {
    entryId: String(row.entry_id),
    settingName: row.subject,
    changedAt: row.recorded_at.toISOString(),
    changedBy: row.actor_name,
    oldValue: typed(row.old_value),
    newValue: typed(row.new_value),
  };
}

function readEntryId(text: string): bigint | undefined {
  return /^[1-9][0-9]{0,17}$/.test(text) ? BigInt(text) : undefined;
}
