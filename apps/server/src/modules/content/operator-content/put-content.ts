import type { ContentKindName } from '@wau/contract/content-kinds';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Audited, AuditValues } from '../../../platform/audit/audited.ts';
import { selectMerchantDay } from '../../../platform/calendar/merchant-day-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { checkItem } from './check-item.ts';
import { type CheckedPatterns, requireCheckedPatterns } from './check-item-patterns.ts';
import { checkOrder } from './check-order.ts';
import { type ContentItem, readItems, writeItem } from './content-item.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { versionOf } from './content-version.ts';
import { deleteContentRows, lockDefaultLanguage, putContentRow } from './operator-content-sql.ts';
import { readContent } from './read-content.ts';
import { refusingWrongContent, WrongContent } from './wrong-content.ts';

export interface ContentOrder {
  /** Put in place whole, whether they are there or not. */
  readonly items?: readonly unknown[];
  /** Keys of those that are taken away; what is not there is as it should be. */
  readonly remove?: readonly string[];
  /** What whoever orders has seen of these keys: its version, or null for nothing. Anything else is refused. */
  readonly expected?: Readonly<Record<string, string | null>>;
  /** Of `checkItemPatterns`; without them no item gets another pattern than it has. */
  readonly checkedPatterns?: CheckedPatterns;
}

export interface ContentOutcome {
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  readonly removed: readonly string[];
}

export interface PutContentParts extends Pick<ServerParts, 'clock'> {
  /** Whoever knows none has no host of the console's own. */
  readonly config?: Pick<ServerParts['config'], 'consoleHost'>;
}

/**
 * Puts a merchant's content of one kind in place and takes away what is named; what the order does not name stays.
 *
 * Invariants: all of it or nothing; the same order a second time changes nothing; every item has a text in the
 * merchant's own language, since a player whose language has none reads that; the site keeps a name to be reached at;
 * a pattern was checked before.
 * Locks: the merchant's row, then the rows of the content. Triggers tell whoever keeps rendered pages.
 *
 * @throws WrongContent with what is wrong with the order
 */
export async function putContent(
  { clock, config }: PutContentParts,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  kindName: ContentKindName,
  order: ContentOrder,
): Promise<Audited<ContentOutcome>> {
  const kind: ContentKind = contentKinds[kindName];
  const wanted = readItems(kind, order.items ?? []);
  const language = await lockDefaultLanguage(tx, merchantCode);
  if (language === undefined) throw new WrongContent(`There is no merchant ${merchantCode}.`);
  for (const item of wanted) checkItem(kind, item, language);
  if (kindName === 'domains') refuseConsoleHost(wanted, config?.consoleHost);
  const present = await readContent(tx, merchantCode, kind);
  refuseUnexpected(kind, present, order.expected ?? {});
  const changed = wanted.filter((item) => versionOf(item) !== versionOf(present.get(item.key)));
  const removed = (order.remove ?? []).filter((key) => present.has(key));
  const both = removed.find((key) => wanted.some((item) => item.key === key));
  if (both !== undefined) throw new WrongContent(`${both} is to be put in place and to be removed.`);
  const now = new Date(clock.nowMs());
  const today = await selectMerchantDay(tx, merchantCode, now);
  requireCheckedPatterns(kind, { present, changed }, order.checkedPatterns);
  checkOrder(kindName, { present, changed, removed, wanted, today });
  await refuseTakenKeys(tx, merchantCode, kindName, changed);
  for (const item of changed) {
    await refusingWrongContent('put', item.key, () => putItem(tx, merchantCode, kind, item, now));
  }
  for (const key of removed) {
    await refusingWrongContent('remove', key, () => removeItem(tx, merchantCode, kind, key));
  }
  const written = (key: string) => {
    const item = present.get(key);
    return item === undefined ? null : JSON.stringify(writeItem(kind, item));
  };
  const keys = [...changed.map(({ key }) => key), ...removed];
  const oldValues: AuditValues = Object.fromEntries(keys.map((key) => [key || kindName, written(key)]));
  const newValues: AuditValues = Object.fromEntries([
    ...changed.map((item) => [item.key || kindName, JSON.stringify(writeItem(kind, item))]),
    ...removed.map((key) => [key || kindName, null]),
  ]);
  const unchanged = wanted.filter((item) => !changed.includes(item));
  return {
    value: { changed: changed.map(keyOf), unchanged: unchanged.map(keyOf), removed },
    change: { subject: kindName, oldValues, newValues },
  };
}

/** There the console alone is served. */
function refuseConsoleHost(wanted: readonly ContentItem[], consoleHost: string | undefined): void {
  if (!wanted.some(({ key }) => key === consoleHost)) return;
  throw new WrongContent(`${consoleHost} is the console's.`, {
    code: 'merchant.host.console',
    field: 'host',
  });
}

/** Whoever orders has to have seen what is there: neither overwrites what the other has written meanwhile. */
function refuseUnexpected(
  kind: ContentKind,
  present: ReadonlyMap<string, ContentItem>,
  expected: Readonly<Record<string, string | null>>,
): void {
  for (const [key, version] of Object.entries(expected)) {
    const known = versionOf(present.get(key));
    if (known === version) continue;
    if (version === null) {
      throw new WrongContent(`${key} is there already.`, { code: 'content.taken', field: kind.key?.field });
    }
    throw new WrongContent(`${key} has been changed meanwhile.`, { code: 'content.changed' });
  }
}

/** Promotions and announcements share their keys, and neither becomes the other. */
async function refuseTakenKeys(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  kindName: ContentKindName,
  items: readonly ContentItem[],
): Promise<void> {
  const otherName = otherKinds[kindName];
  if (otherName === undefined) return;
  const others = await readContent(tx, merchantCode, contentKinds[otherName]);
  const taken = items.find(({ key }) => others.has(key));
  if (taken === undefined) return;
  throw new WrongContent(`${taken.key} is among the ${otherName}.`, { code: 'content.taken', field: 'id' });
}

const otherKinds: Readonly<Partial<Record<ContentKindName, ContentKindName>>> = {
  announcements: 'promotions',
  promotions: 'announcements',
};

function keyOf({ key }: ContentItem): string {
  return key;
}

async function putItem(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  kind: ContentKind,
  { key, fields, texts }: ContentItem,
  now: Date,
): Promise<void> {
  const keys = { merchant_id: merchantCode, ...(kind.key === undefined ? {} : { [kind.key.column]: key }) };
  for (const table of kind.rows) {
    const values = Object.fromEntries(
      Object.entries(table.fields).map(([name, { column }]) => [column, fields[name] ?? null]),
    );
    const fixed = table.fixed === undefined ? {} : { [table.fixed.column]: table.fixed.value };
    await putContentRow(tx, table.table, keys, { ...values, ...fixed });
  }
  for (const table of kind.texts) {
    await deleteContentRows(tx, table.table, keys);
    for (const [language, text] of Object.entries(texts)) {
      const values = Object.fromEntries(
        Object.entries(table.fields).map(([name, { column }]) => [column, text[name] ?? '']),
      );
      const stamp = table.stampColumn === undefined ? {} : { [table.stampColumn]: now };
      await putContentRow(tx, table.table, { ...keys, language }, { ...values, ...stamp });
    }
  }
}

async function removeItem(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  kind: ContentKind,
  key: string,
): Promise<void> {
  const keys = { merchant_id: merchantCode, ...(kind.key === undefined ? {} : { [kind.key.column]: key }) };
  for (const { table } of kind.texts.toReversed()) await deleteContentRows(tx, table, keys);
  for (const { table } of kind.rows.toReversed()) await deleteContentRows(tx, table, keys);
}
