import { expect, type Page } from '@playwright/test';
import { closeSheet, openSheet, type Screen, scrollTo } from './screen.ts';

/** Public: it stands in the README. */
export const demoPassword = 'wau-demo-2026';

const foot = (page: Page) => page.evaluate(() => window.scrollTo(0, 100_000));
const days = 'period=quarter';

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
      await page.locator('main li summary').last().click();
      await openSheet(page, page.locator('main li details[open] button').last());
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
  {
    name: 'agent-rain-form',
    path: '/m/redRain',
    prepare: openRainForm,
    putBack: scheduleRain,
  },
  { name: 'agent-rains', path: '/m/redRain' },
];

/** What an agent below sees, to whom contracts are offered and who brings members by links. */
export const agentBelowScreens: readonly Screen[] = [
  {
    name: 'home-agent',
    path: '/m/home',
    prepare: (page) => scrollTo(page.locator('main a[href*="Contract"]').first()),
  },
  {
    name: 'home-rain',
    path: '/m/home',
    prepare: (page) => scrollTo(page.locator('main a[href="/m/redRain"]')),
  },
  { name: 'red-rain-coming', path: '/m/redRain' },
  { name: 'agent-salary-offered', path: '/m/member/agent/getSalaryContract' },
  {
    name: 'agent-dividend-form',
    path: '/m/member/agent/getDevidendContract',
    prepare: async (page) => {
      const change = page
        .locator('main button')
        .filter({ hasText: /^(?:Minta|Mahu|Ubah|Ask|Ask for|Change)/ });
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
    await expect(page.getByText(/640\.00/).first()).toBeVisible({ timeout: 3_000 });
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

const digits = '482915';

/** The sheet, after a payment password was set where there was none. */
async function openRainForm(page: Page): Promise<void> {
  const way = page.locator('main a[href*="/securityCenter/paymentPassword"]');
  const schedule = page.locator('section[aria-labelledby=own-rains] > button');
  await expect(way.or(schedule)).toBeVisible();
  if (await way.isVisible()) {
    await way.click();
    const fields = page.locator('main form input');
    await fields.nth(2).waitFor();
    for (const [place, text] of [digits, digits, demoPassword].entries()) await fields.nth(place).fill(text);
    await page.locator('main form [type=submit]').click();
    await page.waitForURL('**/m/redRain');
  }
  await openSheet(page, schedule);
  await page.getByRole('dialog').locator('[name=amount]').fill('50');
}

async function scheduleRain(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.locator('[type=submit]').click();
  await sheet.locator('[name=paymentPassword]').fill(digits);
  await sheet.locator('[type=submit]').click();
  await sheet.waitFor({ state: 'detached' });
}

/** So that the money is back for the next language. */
export async function cancelRain(page: Page): Promise<void> {
  await page.goto('/m/redRain');
  await page.locator('section[aria-labelledby=own-rains] li button').first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.locator('button').last().click();
  await dialog.waitFor({ state: 'detached' });
}
