import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner, SqlStatement } from '@wau/service/database/sql-runner';
import type { ContentKind } from './content-kinds.ts';

type SqlValue = SqlStatement['values'][number];
type Row = Readonly<Record<string, unknown>>;
type RowTable = ContentKind['rows'][number];
type TextTable = ContentKind['texts'][number];

/** The language that a merchant always has texts in; locks the merchant, so that one change comes after the other. */
export async function lockDefaultLanguage(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<LanguageCode | undefined> {
  const rows = await runner.query<{ default_language: LanguageCode }>({
    name: 'lock-default-language',
    text: 'select default_language from wau.merchants where merchant_id = $1 for update',
    values: [merchantCode],
  });
  return rows[0]?.default_language;
}

/** The rows of a table that belong to a kind, each with its key under `key`. */
export function selectContentRows(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  { key }: ContentKind,
  { table, fields, fixed }: RowTable,
): Promise<readonly Row[]> {
  const columns = Object.entries(fields).map(([field, { column }]) => `${column} as "${field}"`);
  const among = fixed === undefined ? ofOtherKinds(table, key?.column) : `and ${fixed.column} = $2`;
  return runner.query<Record<string, unknown>>({
    text: `select ${[`${key?.column ?? "''"} as key`, ...columns].join(', ')}
             from wau.${table} where merchant_id = $1 ${among} order by key`,
    values: fixed === undefined ? [merchantCode] : [merchantCode, fixed.value],
  });
}

/** Promotions stand among the announcements and are a kind of their own. */
function ofOtherKinds(table: string, keyColumn: string | undefined): string {
  return table === 'announcements' && keyColumn !== undefined ? `and not 'PR' = any (types)` : '';
}

export function selectContentTexts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  keyColumn: string,
  { table, fields }: TextTable,
): Promise<readonly Row[]> {
  const columns = Object.entries(fields).map(([field, { column }]) => `${column} as "${field}"`);
  return runner.query<Record<string, unknown>>({
    text: `select ${[`${keyColumn} as key`, 'language', ...columns].join(', ')}
             from wau.${table} where merchant_id = $1 order by key, language`,
    values: [merchantCode],
  });
}

/** Writes a row by its key, whether it is there or not. */
export async function putContentRow(
  runner: SqlRunner,
  table: string,
  keys: Readonly<Record<string, SqlValue>>,
  values: Readonly<Record<string, SqlValue>>,
): Promise<void> {
  const columns = [...Object.keys(keys), ...Object.keys(values)];
  const assignments = Object.keys(values).map((column) => `${column} = excluded.${column}`);
  await runner.query({
    text: `insert into wau.${table} (${columns.join(', ')})
           values (${columns.map((_, index) => `$${index + 1}`).join(', ')})
           on conflict (${Object.keys(keys).join(', ')})
             do ${assignments.length === 0 ? 'nothing' : `update set ${assignments.join(', ')}`}`,
    values: [...Object.values(keys), ...Object.values(values)],
  });
}

export async function deleteContentRows(
  runner: SqlRunner,
  table: string,
  keys: Readonly<Record<string, SqlValue>>,
): Promise<void> {
  const conditions = Object.keys(keys).map((column, index) => `${column} = $${index + 1}`);
  await runner.query({
    text: `delete from wau.${table} where ${conditions.join(' and ')}`,
    values: Object.values(keys),
  });
}
