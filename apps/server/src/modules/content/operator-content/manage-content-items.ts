import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ContentKindName, orderedField } from '@wau/contract/content-kinds';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { checkItemPatterns } from './check-item-patterns.ts';
import { selectContentChange } from './content-history-sql.ts';
import { readItems, writeItem } from './content-item.ts';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import { type ItemView, inOrder, itemView } from './content-view.ts';
import { readWritten } from './list-content-changes.ts';
import { requireMayChange } from './may-change-content.ts';
import { lockDefaultLanguage } from './operator-content-sql.ts';
import { type ContentOrder, putContent } from './put-content.ts';
import { readContent } from './read-content.ts';
import { refusingWrongCalls, WrongContent } from './wrong-content.ts';

type Parts = Pick<ServerParts, 'clock' | 'config' | 'runner'>;
type Desk = Pick<OperatorContext, 'merchant' | 'operator'>;

/** What is left to do of a change once what takes its time is done. */
type ContentWork<Value> = (tx: SqlRunner) => Promise<Audited<Value>>;

/** Room between two items, for whoever orders them by a file. */
const orderStep = 10;

/**
 * Puts one item in place as an operator has written it, in place of the version that the operator has seen. Its patterns are
 * checked before there is a transaction; the change is made with the one that the returned work is given.
 *
 * Invariants: those of `putContent`; what somebody else has written meanwhile is not written over. Locks: those of
 * `putContent`.
 *
 * @throws Refusal `permission.missing`, `content.taken`, `content.changed`, and what is wrong with the item
 */
export async function putContentItem(
  parts: Parts,
  desk: Desk,
  kindName: ContentKindName,
  { item, expectedVersion }: CallBody<Calls['putContentItem']>,
): Promise<ContentWork<CallValue<Calls['putContentItem']>>> {
  requireMayChange(kindName, desk.operator.permissions);
  const { merchantCode } = desk.merchant;
  const checkedPatterns = await refusingWrongCalls(() =>
    checkItemPatterns(parts.runner, merchantCode, kindName, [item]),
  );
  return (tx) =>
    refusingWrongCalls(async () => {
      const [read] = readItems(contentKinds[kindName], [item]);
      const key = read?.key ?? '';
      const order = { items: [item], expected: { [key]: expectedVersion }, checkedPatterns };
      const { change } = await putContent(parts, tx, merchantCode, kindName, order);
      const value = await readItem(parts, tx, desk, kindName, key);
      if (value === null) throw new WrongContent(`${key} is not there.`, { code: 'content.changed' });
      return { value, change };
    });
}

/**
 * Takes away what the operator has seen of an item.
 *
 * Invariants and locks: those of `putContent`; what somebody has changed meanwhile stays.
 *
 * @throws Refusal `permission.missing`, `content.changed`, `content.used`, `content.domain.last`, `content.level.wrong`,
 *   `content.rate.begun`
 */
export function removeContentItem(
  parts: Parts,
  tx: SqlRunner,
  desk: Desk,
  kindName: ContentKindName,
  { key, expectedVersion }: CallBody<Calls['removeContentItem']>,
): Promise<Audited<null>> {
  requireMayChange(kindName, desk.operator.permissions);
  return refusingWrongCalls(async () => {
    const order = { remove: [key], expected: { [key]: expectedVersion } };
    const { change } = await putContent(parts, tx, desk.merchant.merchantCode, kindName, order);
    return { value: null, change };
  });
}

/**
 * Puts an item back as it was before an entry of the audit. It is a change like any other: it stands in the audit and can be
 * undone. The entry is read, and its patterns are checked, before there is a transaction, since neither becomes different.
 *
 * Invariants: what was valid then has to be valid now; what somebody has changed meanwhile is not written over. Locks:
 * those of `putContent`.
 *
 * @throws Refusal `permission.missing`, `content.change.unknown`, and what the other two commands refuse
 */
export async function undoContentChange(
  parts: Parts,
  desk: Desk,
  kindName: ContentKindName,
  { entryId, key, expectedVersion }: CallBody<Calls['undoContentChange']>,
): Promise<ContentWork<CallValue<Calls['undoContentChange']>>> {
  requireMayChange(kindName, desk.operator.permissions);
  const { merchantCode } = desk.merchant;
  const place = { kindName, itemName: key || kindName, entryId: BigInt(entryId) };
  const entry = await selectContentChange(parts.runner, merchantCode, place);
  if (entry === undefined) throw new Refusal('content.change.unknown');
  const before = readWritten(entry.old_value);
  const items = before === null ? [] : [before];
  const checkedPatterns = await refusingWrongCalls(() =>
    checkItemPatterns(parts.runner, merchantCode, kindName, items),
  );
  const order: ContentOrder = before === null ? { remove: [key] } : { items };
  return (tx) =>
    refusingWrongCalls(async () => {
      const seen = { expected: { [key]: expectedVersion }, checkedPatterns };
      const { change } = await putContent(parts, tx, merchantCode, kindName, { ...order, ...seen });
      return { value: { item: await readItem(parts, tx, desk, kindName, key) }, change };
    });
}

/**
 * Puts all items of a kind in another order.
 *
 * Invariants: only where they stand becomes different; what came or went meanwhile, or was moved, is refused and not
 * guessed at. Locks: the merchant's row, then those of `putContent`.
 *
 * @throws Refusal `permission.missing`, `content.invalid` for other keys than those that there are, `content.changed`
 */
export function orderContentItems(
  parts: Parts,
  tx: SqlRunner,
  desk: Desk,
  kindName: ContentKindName,
  { keys, expectedKeys }: CallBody<Calls['orderContentItems']>,
): Promise<Audited<CallValue<Calls['orderContentItems']>>> {
  requireMayChange(kindName, desk.operator.permissions);
  return refusingWrongCalls(async () => {
    const { merchantCode } = desk.merchant;
    const kind: ContentKind = contentKinds[kindName];
    if (!kind.rows.some(({ fields }) => orderedField in fields)) {
      throw new WrongContent(`${kindName} have no order.`, { field: 'kind' });
    }
    await lockDefaultLanguage(tx, merchantCode);
    const present = inOrder((await readContent(tx, merchantCode, kind)).values());
    const isAsSeen =
      present.length === expectedKeys.length &&
      present.every(({ key }, place) => key === expectedKeys[place]);
    if (!isAsSeen) {
      throw new WrongContent('The items stand in another order meanwhile.', { code: 'content.changed' });
    }
    if (keys.toSorted().join('\n') !== expectedKeys.toSorted().join('\n')) {
      throw new WrongContent('All items are to be named, each once.', { field: 'keys' });
    }
    const items = present.map((item) => {
      const place = (keys.indexOf(item.key) + 1) * orderStep;
      return writeItem(kind, { ...item, fields: { ...item.fields, [orderedField]: place } });
    });
    const { change } = await putContent(parts, tx, merchantCode, kindName, { items });
    const ordered = inOrder((await readContent(tx, merchantCode, kind)).values());
    const nowMs = parts.clock.nowMs();
    return { value: { list: ordered.map((item) => itemView(kind, item, nowMs)) }, change };
  });
}

async function readItem(
  { clock }: Parts,
  tx: SqlRunner,
  { merchant }: Desk,
  kindName: ContentKindName,
  key: string,
): Promise<ItemView | null> {
  const kind: ContentKind = contentKinds[kindName];
  const item = (await readContent(tx, merchant.merchantCode, kind)).get(key);
  return item === undefined ? null : itemView(kind, item, clock.nowMs());
}
