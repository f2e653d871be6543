import type { PlainMessageId } from '../../platform/language/message-ids.ts';

/** A key that leads to a screen, after `g`. */
export interface HotkeyScreen {
  readonly key: string;
  readonly path: string;
  readonly label: PlainMessageId;
  /** A visitor logs in first. */
  readonly isForMembers: boolean;
}

export const hotkeyScreens: readonly HotkeyScreen[] = [
  { key: 'h', path: '/m/home', label: 'footer.home', isForMembers: false },
  { key: 'l', path: '/m/gameLobby', label: 'page.lobby', isForMembers: false },
  { key: 'p', path: '/m/activity', label: 'page.activity', isForMembers: false },
  { key: 'd', path: '/m/voucherCenter', label: 'page.deposit', isForMembers: true },
  { key: 'w', path: '/m/withdraw', label: 'menu.withdraw', isForMembers: true },
  { key: 'm', path: '/m/mine', label: 'page.mine', isForMembers: true },
  { key: 'r', path: '/m/gameRecord', label: 'page.bets', isForMembers: true },
  { key: 't', path: '/m/transaction/record', label: 'page.movements', isForMembers: true },
  { key: 'i', path: '/m/webEmail', label: 'page.inbox', isForMembers: true },
  { key: 's', path: '/m/securityCenter', label: 'page.security', isForMembers: true },
  { key: 'b', path: '/m/help', label: 'page.help', isForMembers: false },
];

/** How long the first key of two waits for the second. */
export const secondKeyMs = 1_500;

/** A key as the keyboard reports it. */
export interface KeyPress {
  readonly key: string;
  readonly atMs: number;
  /** With Ctrl, Alt or the system's key it means something of the browser's. */
  readonly isModified: boolean;
  /** Somebody writes, or another part has taken it. */
  readonly isTaken: boolean;
}

export type HotkeyAction =
  | { readonly do: 'nothing' }
  | { readonly do: 'wait'; readonly untilMs: number }
  | { readonly do: 'list' }
  | { readonly do: 'go'; readonly screen: HotkeyScreen };

const nothing: HotkeyAction = { do: 'nothing' };

/** What a key does, given until when a `g` before it counts. */
export function readHotkey(press: KeyPress, waitsUntilMs: number | undefined): HotkeyAction {
  if (press.isTaken || press.isModified) return nothing;
  if (press.key === '?') return { do: 'list' };
  const key = press.key.toLowerCase();
  if (waitsUntilMs !== undefined && press.atMs <= waitsUntilMs) {
    const screen = hotkeyScreens.find((candidate) => candidate.key === key);
    if (screen !== undefined) return { do: 'go', screen };
  }
  return key === 'g' ? { do: 'wait', untilMs: press.atMs + secondKeyMs } : nothing;
}
