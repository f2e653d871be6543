import type { OperatorPermission } from '@wau/contract/permissions';
import type { ConsoleMessageId } from '@wau/i18n/console/en';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { OperatorInfo } from '../platform/operator-info.ts';
import type { WorkKind } from '../work-list/work-kind.ts';

/** So many pages are opened by their number: a key for each figure. */
export const numberedPages = 9;

/** What pages are about, in the order of the navigation. */
export const pageGroups = ['money', 'members', 'agency', 'site', 'lottery', 'management'] as const;
export type PageGroup = (typeof pageGroups)[number];

export interface PageProps {
  readonly info: OperatorInfo;
  /** The pages that these roles open. */
  readonly open: readonly ConsolePage[];
}

/** What a folder of `pages` tells of itself; one line in `pages/pages.ts` brings it into the console. */
export interface ConsolePage {
  /** Below `/console`. */
  readonly path: string;
  readonly title: ConsoleMessageId;
  /** What it is about; `undefined`: it stands above all groups. */
  readonly group: PageGroup | undefined;
  /** Without it neither the page nor its entry is there; `undefined`: everybody who is logged in. */
  readonly permission: OperatorPermission | undefined;
  /** The work that it lists, whose number stands beside its name. */
  readonly work?: WorkKind;
  readonly Component: LazyExoticComponent<ComponentType<PageProps>>;
}
