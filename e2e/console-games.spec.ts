import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './src/accessible.ts';
import { newestRound, openGame } from './src/game-page.ts';
import { logInOperator, openDesk } from './src/operator.ts';
import { logInForPage } from './src/player.ts';
import { canChangeSettings, runSettings } from './src/settings.ts';
import { test } from './src/test.ts';

const gameId = 'jack-ke-atas';

test.beforeEach(() => {
  test.skip(!canChangeSettings(), 'only on a server that was started here');
  test.setTimeout(180_000);
});

test.afterEach(() => {
  if (canChangeSettings()) runSettings('wau', 'game', 'studio', gameId, 'on');
});

async function openPart(desk: Page, part: 'Titles' | 'Vendors' | 'Planned' | 'History'): Promise<void> {
  await desk.getByRole('link', { name: 'Games and vendors' }).click();
  await desk.getByRole('button', { name: part, exact: true }).click();
}

/** As a field of day and time takes it. */
function tomorrowAtNoon(): string {
  return `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T12:00`;
}

async function findTitle(desk: Page) {
  await openPart(desk, 'Titles');
  await desk.getByRole('textbox', { name: 'Name or code' }).fill(gameId);
  await desk.getByRole('button', { name: 'Find' }).click();
  const rows = desk.getByRole('list', { name: 'Titles' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  return rows;
}

test('the console: a title is switched off with a round open, players have it no more, the round is played on, and undoing it twice is refused', async ({
  browser,
  baseURL,
  page,
}) => {
  await logInForPage(page, '', 'kamal');
  const frame = await openGame(page, gameId);
  await frame.getByRole('button', { name: 'Agih', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Cadangan' })).toBeEnabled();
  const visitor = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  const tile = visitor.getByRole('main').locator(`a[href*="gameId=${gameId}"]`);
  const look = () => visitor.goto('/m/gameList?gameName=jack');
  await look();
  await expect(tile.first()).toBeAttached();

  const [aminah, zainal] = [await openDesk(browser, baseURL), await openDesk(browser, baseURL)];
  await logInOperator(aminah, 'aminah');
  const title = await findTitle(aminah);
  await expect(title).toContainText('1 open round');
  await expect(title.getByRole('img')).toBeVisible();
  await expectAccessible(aminah);
  const off = title.getByRole('button', { name: /^Switch off/ });
  await off.click();
  await expect(title).toContainText('1 open round is played to its end.');
  await off.click();
  await expect(title).toContainText('Give a reason of 3 to 200 characters.');
  await title.getByLabel('Reason').fill('The vendor asks for it');
  await off.dblclick();
  await expect(aminah.getByRole('status').filter({ hasText: 'is switched off.' })).toContainText(
    '1 open round is played to its end.',
  );
  await expect(title.getByText('Off', { exact: true })).toBeVisible();
  await expectAccessible(aminah);

  await look();
  await expect(visitor.getByRole('main')).toBeVisible();
  await expect(tile).toHaveCount(0);
  const launch = await page.context().newPage();
  await launch.goto(`/m/launchGame?vendor=studio&gameId=${gameId}`);
  await expect(launch.getByText('Permainan ini ditutup buat masa ini')).toBeVisible();
  await launch.close();
  // What has begun is played to its end, in the page that was open.
  await frame.getByRole('group', { name: 'Tangan anda' }).getByRole('button').first().click();
  await frame.getByRole('button', { name: 'Tukar 4 kad' }).click();
  await expect(newestRound(frame)).toBeVisible();

  await logInOperator(zainal, 'zainal');
  for (const desk of [aminah, zainal]) await openPart(desk, 'History');
  const newest = (desk: Page) => desk.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  for (const desk of [aminah, zainal]) {
    await expect(newest(desk)).toContainText('was switched off');
    await expect(newest(desk)).toContainText('Reason: The vendor asks for it');
    await newest(desk).getByRole('button', { name: /^Undo/ }).click();
    await newest(desk).getByLabel('Reason').fill('It runs again');
  }
  await expectAccessible(zainal);
  await newest(zainal).getByRole('button', { name: /^Undo/ }).click();
  await expect(zainal.getByRole('status').filter({ hasText: 'is switched on.' })).toBeVisible();
  await expect(newest(zainal)).toContainText('was switched on');
  await newest(aminah).getByRole('button', { name: /^Undo/ }).click();
  await expect(aminah.getByRole('alert')).toContainText('Somebody has changed this setting meanwhile');
  await expect(newest(aminah)).toContainText('zainal');
  await look();
  await expect(tile.first()).toBeAttached();
});

test('the console: a switch is planned once however often it is pressed and dropped again, vendors stand with their protocol, and all fits on a tablet', async ({
  browser,
  baseURL,
}) => {
  const desk = await openDesk(browser, baseURL, { viewport: { width: 820, height: 1100 } });
  await logInOperator(desk, 'aminah');
  await openPart(desk, 'Vendors');
  const studio = desk
    .getByRole('list', { name: 'Vendors' })
    .getByRole('listitem')
    .filter({ hasText: 'states its rounds each day' });
  await expect(studio.first()).toContainText('runs in this installation');
  await expect(studio.first().getByRole('button', { name: /^Switch off/ })).toBeVisible();
  await expectAccessible(desk);
  const title = await findTitle(desk);
  await title.getByRole('button', { name: /^Plan a switch/ }).click();
  await title.getByRole('button', { name: 'Plan it' }).click();
  await expect(title).toContainText('Give a moment: from when, or until when.');
  await title.getByLabel('From').fill(tomorrowAtNoon());
  await title.getByLabel('Reason').fill('The vendor keeps it up');
  await title.getByRole('button', { name: 'Plan it' }).dblclick();
  await expect(desk.getByRole('status').filter({ hasText: 'the switch is planned.' })).toBeVisible();
  await expect(title).toContainText('Planned. Off from');
  await openPart(desk, 'Planned');
  const plan = desk.getByRole('list', { name: 'Planned' }).getByRole('listitem');
  await expect(plan.filter({ hasText: 'To come' })).toHaveCount(1);
  await expectAccessible(desk);
  await plan.getByRole('button', { name: /^Drop what is planned/ }).click();
  await plan.getByRole('button', { name: 'Drop it' }).click();
  await expect(plan.filter({ hasText: 'Dropped' })).toHaveCount(1);
  for (const part of ['Vendors', 'Titles', 'Planned', 'History'] as const) {
    await openPart(desk, part);
    await expect
      .poll(() => desk.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
  }
});
