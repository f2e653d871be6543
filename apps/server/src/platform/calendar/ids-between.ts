import { type Id, type IdKind, makeId } from '@wau/contract/ids';

/** An id is made a moment before or after its row says when it was placed. */
const slackMs = 10 * 60_000;
const nothing = new Uint8Array(10);

/**
 * The ids of a kind that were made between two moments, with some room: they begin with their time, so a list that is
 * kept to a period is found by an index of ids.
 */
export function idsBetween<Kind extends IdKind>(
  kind: Kind,
  from: Date,
  to: Date,
): { readonly first: Id<Kind>; readonly behind: Id<Kind> } {
  return {
    first: makeId(kind, Math.max(0, from.getTime() - slackMs), nothing),
    behind: makeId(kind, Math.max(0, to.getTime() + slackMs), nothing),
  };
}
