import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildNextRelease, currentBuild, type Deployment, openDeployment } from './src/deployment.ts';
import { expectDrawn, expectWorker } from './src/settled.ts';

/** F3: an update never breaks play. The next release is a real second build, deployed under an open page. */
let nextBuild: string;
let keptFolder: string;
let deployment: Deployment;

test.beforeAll(() => {
  test.setTimeout(240_000);
  nextBuild = buildNextRelease();
});

test.beforeEach(async ({ baseURL }) => {
  keptFolder = mkdtempSync(join(tmpdir(), 'wau-kept-'));
  deployment = await openDeployment(baseURL ?? '', keptFolder);
  await deployment.deploy(currentBuild);
});

test.afterEach(async () => {
  await deployment.close();
  rmSync(keptFolder, { recursive: true, force: true });
});

/** Counts the documents that the page loads from now on, and collects what goes wrong on it. */
function watch(page: Page) {
  const seen = { documents: 0, problems: [] as string[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents += 1;
  });
  page.on('pageerror', (error) => seen.problems.push(String(error)));
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.status() >= 400) seen.problems.push(response.url());
  });
  return seen;
}

const isNext = (page: Page) => page.evaluate(() => 'isNextBuild' in window);
const ready = (page: Page) => expect(page.locator('html[data-ready]')).toBeAttached();

test.describe('F3 without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('F3 a page that was open during a deployment goes on with its own build, without an error', async ({
    page,
  }) => {
    await page.goto(`${deployment.url}/m/help`);
    await ready(page);
    await deployment.deploy(nextBuild);
    const seen = watch(page);
    await page.getByRole('link', { name: 'Khidmat pelanggan' }).click();
    await expect(page.getByRole('heading', { name: 'Khidmat pelanggan' })).toBeVisible();
    await page.getByRole('button', { name: 'Bahasa' }).click();
    await page.getByRole('dialog').getByText('English').click();
    await expect(page.getByRole('heading', { name: 'Customer service' })).toBeVisible();
    await expect.poll(() => isNext(page)).toBe(false);
    expect(seen).toEqual({ documents: 0, problems: [] });
  });

  test('F3 where its files are gone for good, the page is loaded once, and is of the new build', async ({
    page,
  }) => {
    await page.goto(`${deployment.url}/m/help`);
    await ready(page);
    rmSync(keptFolder, { recursive: true });
    await deployment.deploy(nextBuild);
    const seen = watch(page);
    await page.getByRole('link', { name: 'Khidmat pelanggan' }).click();
    // Where the player wanted to go, not where the document was loaded.
    await expect(page.getByRole('heading', { name: 'Khidmat pelanggan' })).toBeVisible();
    await expect.poll(() => isNext(page)).toBe(true);
    await page.getByRole('link', { name: 'Pusat bantuan' }).click();
    await expect(page.getByRole('heading', { name: 'Pusat bantuan' })).toBeVisible();
    expect(seen.documents).toBe(1);
  });
});

test.describe('F3 with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('F3 the new build comes with a change of page, by one load, and never into a form', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.goto(`${deployment.url}/m/help`);
    await ready(page);
    await expectWorker(page);
    await deployment.deploy(nextBuild);
    const seen = watch(page);

    // Before anybody has noticed, the open page goes on.
    await page.getByRole('link', { name: 'Khidmat pelanggan' }).click();
    await expect(page.getByRole('heading', { name: 'Khidmat pelanggan' })).toBeVisible();
    expect(seen).toEqual({ documents: 0, problems: [] });

    // Into a form; while it is filled in, the new version arrives and waits.
    await page.goBack();
    await page.getByRole('navigation').getByRole('link', { name: 'Utama' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Log masuk' }).click();
    await page.getByRole('textbox', { name: 'Nama pengguna' }).fill('aisyah');
    const formDocuments = seen.documents;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.locator('html[data-update=waiting]')).toBeAttached({ timeout: 30_000 });
    // The player types on, into the same document.
    await page.getByLabel('Kata laluan', { exact: true }).fill('layang-9');
    await expectDrawn(page);
    await expect(page.getByRole('textbox', { name: 'Nama pengguna' })).toHaveValue('aisyah');
    expect(seen.documents).toBe(formDocuments);

    // The next change of page brings it.
    await page.getByRole('button', { name: 'Kembali' }).click();
    await expect.poll(() => isNext(page).catch(() => false), { timeout: 15_000 }).toBe(true);
    await ready(page);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.getByRole('navigation').getByRole('link', { name: 'Promosi' }).click();
    await expect(page.getByRole('heading', { name: 'Promosi' })).toBeAttached();
    expect(seen).toEqual({ documents: formDocuments + 1, problems: [] });
  });
});
