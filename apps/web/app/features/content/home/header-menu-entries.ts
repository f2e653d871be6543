import type { FlagName } from '@wau/contract/modules';

/** An entry of the header's menu that leads to a screen. */
export interface MenuScreen {
  readonly name: 'withdraw' | 'invite' | 'benefits' | 'deposit' | 'recent' | 'feedback';
  readonly path: string;
  /** The switch that the merchant must have on; without one the entry is always offered. */
  readonly flag?: FlagName;
  /** Before or after the entries that are about the balance. */
  readonly place: 'before' | 'after';
}

/** SH-11, in the order of the menu. */
const menuScreens: readonly MenuScreen[] = [
  { name: 'withdraw', path: '/m/withdraw', place: 'before' },
  { name: 'invite', path: '/m/inviteFriends', flag: 'REFERRAL', place: 'before' },
  { name: 'benefits', path: '/m/member/benefits', flag: 'MEMCLUB3', place: 'before' },
  { name: 'deposit', path: '/m/voucherCenter', place: 'before' },
  { name: 'recent', path: '/m/gameList?classify=RECENT', place: 'after' },
  { name: 'feedback', path: '/m/feedback', flag: 'FEEDBACK3', place: 'after' },
];

/** The entries whose switch is on and whose screen exists. */
export function shownMenuScreens(
  flags: Readonly<Partial<Record<FlagName, boolean>>>,
  exists: (path: string) => boolean,
): readonly MenuScreen[] {
  return menuScreens.filter(
    ({ flag, path }) => (flag === undefined || flags[flag] === true) && exists(path.split('?', 1)[0] ?? ''),
  );
}
