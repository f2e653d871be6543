import { memberMenu } from '@wau/contract/member-menu';
import type { MenuItem } from './member-entries.ts';

/** Where the member's summary leads: to the benefits of the club when they are shown, else to the member centre. */
export function summaryPath(menu: readonly MenuItem[], exists: (path: string) => boolean): string {
  const { path } = memberMenu.benefits;
  const isShown = menu.some(({ entry }) => entry === 'benefits') && exists(path);
  return isShown ? path : '/m/member/home';
}
