import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type ContentItem, canonical } from './content-item.ts';
import type { ContentKind } from './content-kinds.ts';
import { selectContentRows, selectContentTexts } from './operator-content-sql.ts';

/** What a merchant has of a kind, by its key. */
export async function readContent(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  kind: ContentKind,
): Promise<ReadonlyMap<string, ContentItem>> {
  const fields = new Map<string, Record<string, ReturnType<typeof canonical>>>();
  for (const table of kind.rows) {
    for (const { key, ...values } of await selectContentRows(runner, merchantCode, kind, table)) {
      const known = fields.get(String(key)) ?? {};
      for (const [name, value] of Object.entries(values)) known[name] = canonical(value);
      fields.set(String(key), known);
    }
  }
  const texts = new Map<string, Record<string, Record<string, ReturnType<typeof canonical>>>>();
  for (const table of kind.texts) {
    const rows = await selectContentTexts(runner, merchantCode, kind.key?.column ?? '', table);
    for (const { key, language, ...values } of rows) {
      const known = texts.get(String(key)) ?? {};
      known[String(language)] = {
        ...known[String(language)],
        ...(values as Record<string, ReturnType<typeof canonical>>),
      };
      texts.set(String(key), known);
    }
  }
  const keys = kind.rows.length === 0 ? texts.keys() : fields.keys();
  return new Map(
    [...keys].map((key) => [key, { key, fields: fields.get(key) ?? {}, texts: texts.get(key) ?? {} }]),
  );
}
