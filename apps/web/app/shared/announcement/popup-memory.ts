import type { Popup } from './announcement-queries.ts';

/** A members, B visitors. */
export type PopupGroup = 'A' | 'B';

/** What a device keeps for a group: what was shown last, and whether it is to be shown again. */
export interface PopupMemory {
  readonly isShown: boolean;
  /** Title and content of each, as the documents have it. */
  readonly list: readonly string[];
}

/** The key in the local storage; one for each group, so that logging in and out forgets nothing. */
export function popupMemoryKey(group: PopupGroup): string {
  return group === 'A' ? 'wau_popup_member' : 'wau_popup_visitor';
}

export function isPopupMemory(value: unknown): value is PopupMemory {
  if (typeof value !== 'object' || value === null || !('isShown' in value) || !('list' in value))
    return false;
  return (
    typeof value.isShown === 'boolean' &&
    Array.isArray(value.list) &&
    value.list.every((pair) => typeof pair === 'string')
  );
}

/** HO-03: what the group is shown; what is for a first login comes to members at theirs. */
export function popupsOf(
  popups: readonly Popup[],
  group: PopupGroup,
  isFirstLogin: boolean,
): readonly Popup[] {
  return popups.filter(
    ({ execution }) => execution === group || (group === 'A' && isFirstLogin && execution === 'F'),
  );
}

/** HO-03: another list than the stored one is shown again, even to whoever closed that. */
export function rememberPopups(
  stored: PopupMemory | undefined,
  popups: readonly Pick<Popup, 'title' | 'content'>[],
): PopupMemory {
  const list = popups.map(({ title, content }) => `${title},${content}`);
  const isSame =
    stored !== undefined &&
    stored.list.length === list.length &&
    stored.list.every((pair, position) => pair === list[position]);
  return isSame ? stored : { isShown: true, list };
}
