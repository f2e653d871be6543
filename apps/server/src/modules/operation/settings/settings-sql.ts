import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import type { GameOrVendor, MerchantSetting } from './merchant-settings.ts';
import { typedValue } from './setting-kinds.ts';

export async function isMerchant(runner: SqlRunner, merchantId: MerchantCode): Promise<boolean> {
  const rows = await runner.query({
    text: 'select 1 from wau.merchants where merchant_id = $1',
    values: [merchantId],
  });
  return rows.length === 1;
}

export interface SpokenLanguages {
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
}

/** Of a merchant that whoever asks has locked. */
export async function selectSpokenLanguages(
  runner: SqlRunner,
  merchantId: MerchantCode,
): Promise<SpokenLanguages> {
  const [row] = await runner.query<{ languages: LanguageCode[]; default_language: LanguageCode }>({
    text: 'select languages, default_language from wau.merchants where merchant_id = $1',
    values: [merchantId],
  });
  assert(row !== undefined, `merchant ${merchantId} is locked, so it is there`);
  return { languages: row.languages, defaultLanguage: row.default_language };
}

/** Merchants that offer a title or a vendor; those of trials follow theirs. */
export function selectMerchantsWith(
  runner: SqlRunner,
  { vendorCode, gameId }: GameOrVendor,
): Promise<readonly { readonly merchant_id: MerchantCode }[]> {
  return runner.query<{ merchant_id: MerchantCode }>({
    text: `
      select merchant.merchant_id from wau.merchants as merchant
      where merchant.trial_of is null and exists (
        select 1 from wau.vendors as vendor
        left join wau.games as game using (merchant_id, vendor_code)
        where vendor.merchant_id = merchant.merchant_id and vendor.vendor_code = $1
          and ($2::text is null or game.game_id = $2))
      order by merchant.merchant_id`,
    values: [vendorCode, gameId ?? null],
  });
}

/** What is switched off at a merchant, vendors first. */
export function selectSwitchedOff(
  runner: SqlRunner,
  merchantId: MerchantCode,
): Promise<readonly { readonly vendor_code: string; readonly game_id: string | null }[]> {
  return runner.query<{ vendor_code: string; game_id: string | null }>({
    text: `
      select vendor_code, null as game_id from wau.vendors where merchant_id = $1 and not enabled
      union all
      select vendor_code, game_id from wau.games where merchant_id = $1 and not enabled
      order by game_id nulls first, vendor_code`,
    values: [merchantId],
  });
}

/** The setting's value as an operator types it, which is how the audit keeps it; `''`: there is no such title or vendor. */
export async function selectSetting(
  runner: SqlRunner,
  merchantId: MerchantCode,
  { place, kind }: MerchantSetting,
): Promise<string> {
  if (place.kind === 'switch') return selectSwitch(runner, merchantId, place.of);
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
  return typedValue(kind, rows[0]?.value ?? '');
}

export async function updateSetting(
  runner: SqlRunner,
  merchantId: MerchantCode,
  { place }: MerchantSetting,
  value: unknown,
): Promise<void> {
  if (place.kind === 'switch') {
    await updateSwitch(runner, merchantId, place.of, value);
  } else if (place.kind === 'column') {
    const assignments = place.columns.map(
      (column, index) =>
        `${column} = ${place.isAddressList === true ? asRanges(index + 2) : `$${index + 2}`}`,
    );
    await runner.query({
      text: `update wau.merchants set ${assignments.join(', ')} where merchant_id = $1`,
      values: [merchantId, ...(place.columns.length === 1 ? [value] : (value as readonly unknown[]))],
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

/** `''`: the merchant has no such title or vendor. */
async function selectSwitch(
  runner: SqlRunner,
  merchantId: MerchantCode,
  { vendorCode, gameId }: GameOrVendor,
): Promise<string> {
  const table = gameId === undefined ? 'wau.vendors' : 'wau.games';
  const ofGame = gameId === undefined ? '' : 'and game_id = $3';
  const rows = await runner.query<{ value: string }>({
    text: `select case when enabled then 'on' else 'off' end as value from ${table}
            where merchant_id = $1 and vendor_code = $2 ${ofGame}`,
    values: [merchantId, vendorCode, ...(gameId === undefined ? [] : [gameId])],
  });
  return rows[0]?.value ?? '';
}

async function updateSwitch(
  runner: SqlRunner,
  merchantId: MerchantCode,
  { vendorCode, gameId }: GameOrVendor,
  isOn: unknown,
): Promise<void> {
  await runner.query(
    gameId === undefined
      ? {
          text: 'update wau.vendors set enabled = $3 where merchant_id = $1 and vendor_code = $2',
          values: [merchantId, vendorCode, isOn],
        }
      : {
          text: 'update wau.games set enabled = $3 where merchant_id = $1 and vendor_code = $2 and game_id = $4',
          values: [merchantId, vendorCode, isOn, gameId],
        },
  );
}

export interface SettingChangeRow {
  readonly entry_id: bigint;
  readonly recorded_at: Date;
  readonly actor_name: string;
  readonly subject: string;
  readonly old_value: string;
  readonly new_value: string;
}

export interface SettingChangeFilter {
  /** The calls that change what is asked about. */
  readonly actions: readonly string[];
  /** A setting or a field of the registration form; null: all. */
  readonly name: string | null;
  readonly before: bigint | null;
  readonly limit: number;
}

/** The last changes that made a difference, newest first. */
export function selectSettingChanges(
  runner: SqlRunner,
  merchantId: MerchantCode,
  { actions, name, before, limit }: SettingChangeFilter,
): Promise<readonly SettingChangeRow[]> {
  return runner.query<SettingChangeRow & Record<string, unknown>>({
    text: `
      select entry_id, recorded_at, actor_name, subject,
             old_values ->> 'value' as old_value, new_values ->> 'value' as new_value
      from wau.audit_entries
      where merchant_id = $1 and action = any ($2)
        and ($3::text is null or subject = $3 or starts_with(subject, 'register-field ' || $3 || ' '))
        and ($4::bigint is null or entry_id < $4)
        and new_values ? 'value' and old_values ->> 'value' is distinct from new_values ->> 'value'
      order by entry_id desc limit $5`,
    values: [merchantId, actions, name, before, limit],
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
