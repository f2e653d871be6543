import { createHash } from 'node:crypto';
import type { ContentItem } from './content-item.ts';

/** Another for every other content of an item; null where there is none. */
export function versionOf(item: ContentItem | undefined): string | null {
  if (item === undefined) return null;
  const { fields, texts } = item;
  return createHash('sha256').update(sorted({ fields, texts })).digest('base64url').slice(0, 22);
}

/** The same text for values that are the same, in whatever order their fields stand. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
