import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { orderedField } from '@wau/contract/content-kinds';
import { assert } from '@wau/service/refusal';
import { type ContentItem, writeItem } from './content-item.ts';
import type { ContentKind } from './content-kinds.ts';
import { versionOf } from './content-version.ts';

export type ItemView = CallValue<Calls['listContentItems']>['list'][number];

/** An item as operators read it, with the version that a change of it has to name. */
export function itemView(kind: ContentKind, item: ContentItem, nowMs: number): ItemView {
  const version = versionOf(item);
  assert(version !== null, 'what is there has a version');
  return { key: item.key, version, item: writeItem(kind, item), state: stateOf(item, nowMs) };
}

/** Whether it is on show by the clock: not yet, now, or no longer; null where nothing says from when or until when. */
function stateOf({ fields }: ContentItem, nowMs: number): ItemView['state'] {
  if (!('from' in fields) && !('until' in fields)) return null;
  const isBehind = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' && Date.parse(value) <= nowMs;
  };
  if (isBehind('until') || isBehind('endsAt')) return 'over';
  return fields.from === null || isBehind('from') ? 'running' : 'coming';
}

/** In the order in which players have them. */
export function inOrder(items: Iterable<ContentItem>): readonly ContentItem[] {
  return [...items].toSorted(
    (one, other) =>
      Number(one.fields[orderedField] ?? 0) - Number(other.fields[orderedField] ?? 0) ||
      newestFirst(one, other) ||
      byKey(one, other),
  );
}

/** Announcements of one place are shown so; all else has no such moment, or is not ordered by it. */
function newestFirst(one: ContentItem, other: ContentItem): number {
  if (!('types' in one.fields) || !('types' in other.fields)) return 0;
  return Date.parse(String(other.fields.from)) - Date.parse(String(one.fields.from));
}

/** Levels by their number, and names as the database compares them. */
function byKey({ key: one }: ContentItem, { key: other }: ContentItem): number {
  const areNumbers = /^\d+$/.test(one) && /^\d+$/.test(other);
  if (areNumbers) return Number(one) - Number(other);
  return one < other ? -1 : one > other ? 1 : 0;
}
