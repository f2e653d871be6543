import { affiliateRunsPage } from './affiliate-runs/page.ts';
import { affiliatesPage } from './affiliates/page.ts';
import { agentsPage } from './agents/page.ts';
import { applicationsPage } from './applications/page.ts';
import { auditPage } from './audit/page.ts';
import { chatsPage } from './chats/page.ts';
import { commissionApprovalsPage } from './commission-approvals/page.ts';
import { commissionsPage } from './commissions/page.ts';
import type { ConsolePage } from './console-page.ts';
import { contentPage } from './content/page.ts';
import { contractsPage } from './contracts/page.ts';
import { dashboardPage } from './dashboard/page.ts';
import { depositAccountsPage } from './deposit-accounts/page.ts';
import { depositsPage } from './deposits/page.ts';
import { feedbackPage } from './feedback/page.ts';
import { findingsPage } from './findings/page.ts';
import { fundTransfersPage } from './fund-transfers/page.ts';
import { gamesPage } from './games/page.ts';
import { identitiesPage } from './identities/page.ts';
import { lotteryGamesPage } from './lottery-games/page.ts';
import { lotteryLimitsPage } from './lottery-limits/page.ts';
import { lotteryOddsPage } from './lottery-odds/page.ts';
import { lotteryResultsPage } from './lottery-results/page.ts';
import { membersPage } from './members/page.ts';
import { merchantsPage } from './merchants/page.ts';
import { operatorsPage } from './operators/page.ts';
import { overviewPage } from './overview/page.ts';
import { passkeysPage } from './passkeys/page.ts';
import { paymentProvidersPage } from './payment-providers/page.ts';
import { ratesPage } from './rates/page.ts';
import { redRainsPage } from './red-rains/page.ts';
import { referralsPage } from './referrals/page.ts';
import { settingsPage } from './settings/page.ts';
import { stuckRoundsPage } from './stuck-rounds/page.ts';
import { withdrawalsPage } from './withdrawals/page.ts';

/** All pages, in the order of the navigation: group after group. */
export const pages: readonly ConsolePage[] = [
  overviewPage,
  withdrawalsPage,
  depositsPage,
  fundTransfersPage,
  stuckRoundsPage,
  findingsPage,
  redRainsPage,
  affiliateRunsPage,
  identitiesPage,
  applicationsPage,
  referralsPage,
  chatsPage,
  feedbackPage,
  membersPage,
  affiliatesPage,
  agentsPage,
  contractsPage,
  ratesPage,
  commissionApprovalsPage,
  commissionsPage,
  contentPage,
  gamesPage,
  paymentProvidersPage,
  depositAccountsPage,
  settingsPage,
  lotteryResultsPage,
  lotteryGamesPage,
  lotteryOddsPage,
  lotteryLimitsPage,
  dashboardPage,
  merchantsPage,
  operatorsPage,
  auditPage,
  passkeysPage,
];
