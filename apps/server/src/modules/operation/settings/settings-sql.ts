import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MerchantSetting } from './merchant-settings.ts';

/** Locks the merchant's row, so that changes come one after the other; `false`: there is no such merchant. */
export async function lockMerchant(runner: SqlRunner, merchantId: MerchantCode): Promise<boolean> {
  const rows = await runner.query({
    text: 'select 1 from wau.merchants where merchant_id = $1 for update',
    values: [merchantId],
  });
  return rows.length === 1;
}

export async function isMerchant(runner: SqlRunner, merchantId: MerchantCode): Promise<boolean> {
  const rows = await runner.query({
    text: 'select 1 from wau.merchants where merchant_id = $1',
    values: [merchantId],
  });
  return rows.length === 1;
}

/** The setting's value as text, the way the audit keeps it; `''` where there is none. */
export async function selectSetting(
  runner: SqlRunner,
  merchantId: MerchantCode,
  { place }: MerchantSetting,
): Promise<string> {
  const expression = {
    column: () => columnText(place),
    list: () => `case when $2 = any (${listColumn(place)}) then 'on' else 'off' end`,
    template: () => `coalesce(mobile_template ->> $2, '')`,
  }[place.kind]();
  const values = place.kind === 'column' ? [merchantId] : [merchantId, nameOf(place)];
  const rows = await runner.query<{ value: string }>({
    text: `select ${expression} as value from wau.merchants where merchant_id = $1`,
    values,
  });
  return rows[0]?.value ?? '';
}

export async function updateSetting(
  runner: SqlRunner,
  merchantId: MerchantCode,
  { place }: MerchantSetting,
  value: unknown,
): Promise<void> {
  if (place.kind === 'column') {
    const assignments = place.columns.map(
      (column, index) =>
        `${column} = ${place.isAddressList === true ? asRanges(index + 2) : `$${index + 2}`}`,
    );
    await runner.query({
      text: `update wau.merchants set ${assignments.join(', ')} where merchant_id = $1`,
      values: [merchantId, ...(value as readonly unknown[])],
    });
  } else if (place.kind === 'list') {
    const { column } = place;
    await runner.query({
      text: `
        update wau.merchants
        set ${column} = array_remove(${column}, $2) || case when $3 then array[$2] else '{}'::text[] end
        where merchant_id = $1`,
      values: [merchantId, place.entry, value],
    });
  } else {
    await runner.query({
      text: `
        update wau.merchants set mobile_template = mobile_template || jsonb_build_object($2::text, $3::text)
        where merchant_id = $1`,
      values: [merchantId, place.key, value],
    });
  }
}

export interface SettingChange {
  readonly changedAtMs: number;
  readonly changedBy: string;
  readonly settingName: string;
  readonly oldValue: string;
  readonly newValue: string;
}

/** The last changes that made a difference, newest first. */
export function selectSettingChanges(
  runner: SqlRunner,
  merchantId: MerchantCode,
  limit: number,
): Promise<readonly SettingChange[]> {
  return runner.query<SettingChange & Record<string, unknown>>({
    text: `
      select (extract(epoch from recorded_at) * 1000)::double precision as "changedAtMs", actor_name as "changedBy",
        subject as "settingName", old_values ->> 'value' as "oldValue", new_values ->> 'value' as "newValue"
      from wau.audit_entries
      where merchant_id = $1 and action in ('changeMerchantSetting', 'changeRegisterField')
        and old_values <> new_values
      order by entry_id desc limit $2`,
    values: [merchantId, limit],
  });
}

/** A range is kept with its own beginning, also where an operator gave an address inside it. */
function asRanges(position: number): string {
  return `(
    select coalesce(array_agg(network(entry::inet)), '{}') from unnest($${position}::text[]) as entry)`;
}

type Place = MerchantSetting['place'];

function columnText(place: Place): string {
  return place.kind === 'column'
    ? place.columns.map((column) => `coalesce(${column}::text, '')`).join(` || ' ' || `)
    : '';
}

function listColumn(place: Place): string {
  return place.kind === 'list' ? place.column : '';
}

function nameOf(place: Place): string {
  if (place.kind === 'list') return place.entry;
  return place.kind === 'template' ? place.key : '';
}
