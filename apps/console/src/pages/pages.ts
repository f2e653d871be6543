import { chatsPage } from './chats/page.ts';
import type { ConsolePage } from './console-page.ts';
import { contentPage } from './content/page.ts';
import { dashboardPage } from './dashboard/page.ts';
import { depositsPage } from './deposits/page.ts';
import { membersPage } from './members/page.ts';
import { operatorsPage } from './operators/page.ts';
import { overviewPage } from './overview/page.ts';
import { withdrawalsPage } from './withdrawals/page.ts';

/** All pages, in the order of the navigation. */
export const pages: readonly ConsolePage[] = [
  overviewPage,
  withdrawalsPage,
  depositsPage,
  chatsPage,
  membersPage,
  contentPage,
  dashboardPage,
  operatorsPage,
];
