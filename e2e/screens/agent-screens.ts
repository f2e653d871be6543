import { expect, type Page } from '@playwright/test';
import { closeSheet, openSheet, type Screen } from './screen.ts';

const foot = (page: Page) => page.evaluate(() => window.scrollTo(0, 100_000));
const days = 'period=threeMonths';

/** What the agent at the top of the demo's team sees. */
export const topAgentScreens: readonly Screen[] = [
  { name: 'agent', path: '/m/agent' },
  { name: 'agent-foot', path: '/m/agent', prepare: foot },
  { name: 'agent-overview', path: '/m/agent/team/overview?period=month', prepare: waitForCount },
  { name: 'agent-overview-days', path: '/m/agent/team/overview?period=month', prepare: foot },
  { name: 'agent-pnl', path: '/m/agent/team/pnl?period=month' },
  { name: 'agent-members', path: '/m/member/team' },
  { name: 'agent-bets', path: '/m/teamBetting?period=week' },
  { name: 'agent-movements', path: '/m/transaction/record?types=A' },
  { name: 'agent-register', path: '/m/agentRegister' },
  { name: 'agent-register-links', path: '/m/agentRegister?way=links' },
  {
    name: 'agent-register-link',
    path: '/m/agentRegister?way=links',
    prepare: (page) => openSheet(page, page.locator('main button').last()),
  },
  { name: 'agent-rates', path: '/m/member/agent/agentRebeat' },
  {
    name: 'agent-rates-form',
    path: '/m/member/agent/agentRebeat',
    prepare: async (page) => {
      await page.locator('main li button[aria-expanded]').last().click();
      await openSheet(page, page.locator('main li button:not([aria-expanded])').last());
    },
  },
  { name: 'agent-rebate', path: '/m/member/teamRebate?period=month' },
  { name: 'agent-notices', path: '/m/member/notice?types=A' },
  { name: 'agent-notices-own', path: '/m/member/notice?types=A&view=team' },
  { name: 'agent-salary', path: '/m/member/agent/getSalaryContract' },
  { name: 'agent-dividend', path: '/m/member/agent/agentDivident' },
  { name: 'agent-hour', path: '/m/member/agent/getHourContract' },
  { name: 'agent-commissions', path: `/m/agent/commissions?${days}`, prepare: waitForCommissions },
  { name: 'agent-payment', path: `/m/agent/commissions?${days}`, prepare: openPayment },
  { name: 'agent-line-bets', path: `/m/agent/commissions?${days}`, prepare: openLineBets },
  {
    name: 'agent-bet-lines',
    path: `/m/agent/commissions?${days}`,
    prepare: async (page) => {
      await openLineBets(page);
      await openSheet(page, page.locator('main li button').first());
    },
  },
  {
    name: 'agent-transfer',
    path: '/m/member/team?level=1',
    prepare: (page) => page.locator('main a[href*="/team/transfer"]').first().click(),
  },
  { name: 'agent-rains', path: '/m/redRain' },
];

/** What an agent below sees, to whom contracts are offered and who brings members by links. */
export const agentBelowScreens: readonly Screen[] = [
  { name: 'home-agent', path: '/m/home' },
  { name: 'agent-salary-offered', path: '/m/member/agent/getSalaryContract' },
  {
    name: 'agent-dividend-form',
    path: '/m/member/agent/getDevidendContract',
    prepare: async (page) => {
      const change = page.locator('main button').filter({ hasText: /^(?:Minta|Mahu|Ubah|Ask|Ask for|Change)/ });
      await openSheet(page, change.first());
    },
    putBack: closeSheet,
  },
  { name: 'affiliate', path: '/m/agent/affiliate' },
  { name: 'affiliate-figures', path: '/m/agent/affiliate', prepare: foot },
  { name: 'affiliate-months', path: '/m/agent/affiliate/months' },
];

/** Figures of teams are counted by the worker, which has begun a moment ago. */
async function waitForCount(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/jeremy|RM/).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

const paymentWithLines = 'main a[href*="/commissions/payment"]';

async function waitForCommissions(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.locator(paymentWithLines).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

async function openPayment(page: Page): Promise<void> {
  await page.locator(paymentWithLines).first().click();
  await page.locator('main a[href*="/commissions/bets"]').first().waitFor();
}

async function openLineBets(page: Page): Promise<void> {
  await openPayment(page);
  await page.locator('main a[href*="/commissions/bets"]').first().click();
  await page.waitForURL('**/commissions/bets?*');
  await page.locator('main li button').first().waitFor();
}
