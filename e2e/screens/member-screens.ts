import { expect, type Page } from '@playwright/test';
import { changeSetting } from '../src/settings.ts';
import { expectStill } from '../src/settled.ts';
import { closeSheet, openMenu, openSheet, type Screen } from './screen.ts';

/** A title of each engine. */
const playedGames = ['dice', 'plinko', 'wau-bulan'] as const;

const securityPages = [
  ...(['paymentPassword', 'questions', 'bankCards', 'sessions'] as const),
  // The last where the merchant checks identities, which the sheet has it do.
  ...(['passkeys', 'twoStep', 'external', 'identity'] as const),
];

export const memberScreens: readonly Screen[] = [
  {
    name: 'announcement-popup-member',
    path: '/m/home',
    prepare: (page) => page.getByRole('dialog').waitFor(),
    putBack: closeSheet,
  },
  { name: 'home-member', path: '/m/home' },
  { name: 'menu-member', path: '/m/home', prepare: openMenu },
  { name: 'mine', path: '/m/mine' },
  { name: 'favourites-empty', path: '/m/gameList?classify=FAV' },
  { name: 'favourites', path: '/m/gameList?gameType=RNG', prepare: likeTwo, putBack: unlikeAll },
  { name: 'feedback', path: '/m/feedback' },
  { name: 'feedback-own', path: '/m/feedback', prepare: sendFeedback },
  { name: 'feedback-closed', path: '/m/feedback', prepare: closeFeedback, putBack: openFeedback },
  { name: 'chat', path: '/m/service', prepare: writeToService },
  { name: 'rewards', path: '/m/rewardCenter' },
  { name: 'rewards-applying', path: '/m/rewardCenter', prepare: beginApplication },
  { name: 'rewards-history', path: '/m/rewardCenter?view=history' },
  { name: 'profile', path: '/m/profile' },
  {
    name: 'profile-email',
    path: '/m/profile',
    prepare: async (page) => {
      await page.locator('[name=email]').fill('baharu@wau.example');
      await page.locator('form:has([name=email]) [type=submit]').click();
    },
  },
  { name: 'lottery-orders', path: '/m/lotteryOrders' },
  { name: 'inbox', path: '/m/webEmail' },
  {
    name: 'inbox-open',
    path: '/m/webEmail',
    prepare: (page) => page.locator('main li button[aria-expanded]').first().click(),
  },
  { name: 'set', path: '/m/set' },
  { name: 'security-centre', path: '/m/securityCenter' },
  ...securityPages.map((page) => ({
    name: `security-${page}` as const,
    path: `/m/securityCenter/${page}`,
  })),
  {
    name: 'security-add-card',
    path: '/m/securityCenter/bankCards',
    prepare: (page) => openSheet(page, page.locator('main button').last()),
  },
  { name: 'logout', path: '/m/mine', prepare: (page) => openSheet(page, page.locator('main button').last()) },
  { name: 'deposit', path: '/m/voucherCenter' },
  { name: 'deposit-pending', path: '/m/voucherCenter', prepare: placeDeposit },
  { name: 'deposit-qr', path: '/m/voucherCenter', prepare: showCode },
  ...playedGames.map((gameId) => ({
    name: gameId,
    path: `/m/launchGame?vendor=studio&gameId=${gameId}`,
    prepare: playOnce,
  })),
  { name: 'recent', path: '/m/gameList?classify=RECENT' },
  { name: 'game-refused', path: '/m/launchGame?vendor=studio&gameId=gone' },
  { name: 'bets', path: '/m/gameRecord' },
  { name: 'change-password', path: '/m/changePsw' },
  { name: 'movements', path: '/m/transaction/record' },
  { name: 'benefits', path: '/m/member/benefits' },
  { name: 'manual-rebate', path: '/m/member/manualRebate' },
  { name: 'withdraw', path: '/m/withdraw' },
  { name: 'withdraw-report', path: '/m/withdrawReport' },
  { name: 'deposit-record', path: '/m/vouReport' },
  { name: 'profit', path: '/m/profitandloss' },
];

/** Orders a deposit and comes back from the provider's page without having decided: the app shows how it stands. */
async function placeDeposit(page: Page): Promise<void> {
  await page.locator('button[aria-pressed]').first().click();
  await page.locator('main button[type=submit]').click();
  await page.waitForURL('**/sandbox/**');
  await page.goto('/m/voucherCenter');
  await page.waitForURL('**/m/voucherCenter?deposit=*');
}

/** Orders a deposit by QR: its code stands on the app's own screen. */
async function showCode(page: Page): Promise<void> {
  await page.locator('input[type=radio][value=qr]').check();
  await page.locator('button[aria-pressed]').first().click();
  await page.locator('main button[type=submit]').click();
  await page.getByRole('timer').waitFor();
}

/** Plays one round to its end: while it plays, the button of autoplay is not to be had. */
async function playOnce(page: Page): Promise<void> {
  const game = page.frameLocator('iframe');
  const answered = page.waitForResponse(/studio\/api\/bets$/);
  await game.getByRole('button', { name: /^(?:Baling|Roll|Jatuhkan|Drop|Putar|Spin)/ }).click();
  await answered;
  await expect(game.locator('.auto-button[aria-disabled="false"]')).toBeVisible({ timeout: 30_000 });
  await expectStill(game.locator('html'));
}

const hearts = 'main li button[aria-pressed]';

async function likeTwo(page: Page): Promise<void> {
  for (const place of [0, 1]) {
    const answered = page.waitForResponse(/favourite/i);
    await page.locator(hearts).nth(place).click();
    await answered;
  }
  await page.goto('/m/gameList?classify=FAV');
  await page.locator(hearts).nth(1).waitFor();
}

/** So that the list is empty again for the next language. */
async function unlikeAll(page: Page): Promise<void> {
  for (let left = 2; left > 0; left -= 1) {
    const answered = page.waitForResponse(/favourite/i);
    await page.locator(hearts).first().click();
    await answered;
    await expect(page.locator(hearts)).toHaveCount(left - 1);
  }
}

async function sendFeedback(page: Page): Promise<void> {
  await page
    .locator('main textarea')
    .fill('Papan pemenang sangat menarik. Boleh tambah tapisan mengikut permainan?');
  await page.locator('main button[type=submit]').click();
  await page.locator('main ul li').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 10_000));
}

async function closeFeedback(page: Page): Promise<void> {
  changeSetting('wau', 'flag', 'FEEDBACK3', 'off');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

async function openFeedback(page: Page): Promise<void> {
  changeSetting('wau', 'flag', 'FEEDBACK3', 'on');
  await expect(async () => {
    await page.reload();
    await expect(page.locator('main textarea')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

async function writeToService(page: Page): Promise<void> {
  const field = page.locator('main textarea');
  await field.fill('Deposit saya belum masuk');
  await page.locator('form:has(textarea) button[type=submit]').click();
  await page.locator('[role=log] li').first().waitFor();
}

/** The form of the promotion that is applied for. */
async function beginApplication(page: Page): Promise<void> {
  await openSheet(
    page,
    page
      .locator('main article button')
      .filter({ hasText: /^(?:Mohon|Apply)/ })
      .first(),
  );
}
