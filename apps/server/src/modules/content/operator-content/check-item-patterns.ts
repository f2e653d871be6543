import type { ContentKindName } from '@wau/contract/content-kinds';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { checkPattern, WrongPattern } from '../../../platform/patterns/check-pattern.ts';
import { type ContentItem, readItems } from './content-item.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { readContent } from './read-content.ts';
import { WrongContent } from './wrong-content.ts';

/** Each pattern that was found harmless, or has been in force already. */
export type CheckedPatterns = ReadonlySet<string>;

/**
 * Checks the patterns of items that are to be put in place, before there is a transaction: it can take a minute, in which
 * nobody else could change anything of the merchant. `putContent` takes no other ones.
 *
 * @throws WrongContent with the first pattern that is none or that somebody could stop the server with; OverloadError
 */
export async function checkItemPatterns(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  kindName: ContentKindName,
  items: readonly unknown[],
): Promise<CheckedPatterns> {
  const kind: ContentKind = contentKinds[kindName];
  const fields = patternFieldsOf(kind);
  if (fields.length === 0) return new Set();
  const present = await readContent(runner, merchantCode, kind);
  const checked = new Set([...present.values()].flatMap((item) => patternsOf(item, fields)));
  for (const item of readItems(kind, items)) {
    for (const field of fields) {
      const pattern = String(item.fields[field]);
      if (!checked.has(pattern)) await requireHarmless(item.key, field, pattern);
      checked.add(pattern);
    }
  }
  return checked;
}

interface ChangedItems {
  readonly present: ReadonlyMap<string, ContentItem>;
  readonly changed: readonly ContentItem[];
}

/** @throws WrongContent for a pattern that nobody has checked and that its item does not have already */
export function requireCheckedPatterns(
  kind: ContentKind,
  { present, changed }: ChangedItems,
  checked: CheckedPatterns = new Set(),
): void {
  for (const field of patternFieldsOf(kind)) {
    const unchecked = changed.find(
      ({ key, fields }) =>
        !checked.has(String(fields[field])) && fields[field] !== present.get(key)?.fields[field],
    );
    if (unchecked === undefined) continue;
    throw new WrongContent(`${unchecked.key}: ${field} has not been checked.`, { field });
  }
}

async function requireHarmless(key: string, field: string, pattern: string): Promise<void> {
  try {
    await checkPattern(pattern);
  } catch (error) {
    if (!(error instanceof WrongPattern)) throw error;
    throw new WrongContent(`${key}: ${field} must be ${error.message}.`, { field });
  }
}

function patternsOf({ fields }: ContentItem, names: readonly string[]): readonly string[] {
  return names.map((name) => String(fields[name]));
}

function patternFieldsOf({ rows }: ContentKind): readonly string[] {
  return rows.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { isPattern }]) => (isPattern === true ? [name] : [])),
  );
}
