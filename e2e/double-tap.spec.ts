import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { hold } from './src/hold.ts';
import { storedSession } from './src/page-facts.ts';
import { demoPassword, logIn, siteOf } from './src/player.ts';
import { expectSettled } from './src/settled.ts';

const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();

/** Touches with a real finger, as far as Chromium has one. */
async function fingerOn(page: Page, element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('the element is on the page');
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    });
  return { down: () => touch('touchStart'), up: () => touch('touchEnd') };
}

test('F1 AC-06 a second tap on Log in, while the next screen is on its way, is neither a second session nor a tap on that screen', async ({
  page,
}) => {
  await page.goto('/m/login');
  await ready(page);
  let sessions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login')) sessions += 1;
  });
  const letGo = await hold(page, '**/assets/home-screen-*.js');
  await page.getByLabel('Nama pengguna').fill('rahmat');
  await page.getByLabel('Kata laluan', { exact: true }).fill(demoPassword);
  const button = page.getByRole('button', { name: 'Log masuk', exact: true });
  const finger = await fingerOn(page, button);
  const answered = page.waitForResponse((response) => response.url().endsWith('/wps/session/login'));
  await finger.down();
  await finger.up();
  await answered;
  await expect.poll(() => storedSession(page)).not.toBeNull();
  await finger.down();
  await finger.up();
  // The third is still down when the screen changes.
  await finger.down();
  letGo();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('heading', { name: 'Permainan' })).toBeAttached();
  await finger.up();
  await expectSettled(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(sessions).toBe(1);
});

test('SH-10 SH-15 a balance that is held reloads and does not hide; a tap hides it', async ({
  page,
  baseURL,
}) => {
  // What an event has reloaded would look like what the finger has.
  await page.route('**/wps/events', (route) => route.abort());
  await logIn(page, siteOf('wau', baseURL), 'rahmat');
  await ready(page);
  const header = page.getByRole('banner');
  const balance = header.getByRole('button', { name: 'Sembunyikan baki' });
  await expect(balance).toContainText(/RM [\d,]+\.\d{2}/);
  for (let time = 0; time < 3; time += 1) {
    const reloaded = page.waitForResponse((response) => response.url().endsWith('/wps/wallets/balance'));
    const finger = await fingerOn(page, balance);
    await finger.down();
    // Held until it has been reloaded, whatever has changed under the finger meanwhile.
    await reloaded;
    await finger.up();
    await expect(balance).toContainText(/RM [\d,]+\.\d{2}/);
  }
  await balance.tap();
  await expect(header).toContainText('RM ****');
});
