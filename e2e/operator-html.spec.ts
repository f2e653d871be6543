import { expect, type Page, test } from '@playwright/test';
import { withAppDatabase } from './src/app-database.ts';
import { answerCall } from './src/fake-calls.ts';
import { hostileMarkup } from './src/hostile-markup.ts';
import { goInApp, siteOf } from './src/player.ts';
import { expectDrawn, expectSettled } from './src/settled.ts';

const merchant = 'laut';

/** Counts what runs, in every frame of the page. */
async function watchRuns(page: Page): Promise<() => number> {
  let runs = 0;
  await page.exposeFunction('ran', () => {
    runs += 1;
  });
  return () => runs;
}

/** Puts the markup into the merchant's help centre as an operator would, one item for each. */
async function writeHelpItems(contents: readonly string[]): Promise<void> {
  await withAppDatabase(async (database) => {
    for (const [index, content] of contents.entries()) {
      const values = [merchant, `hostile-${index}`];
      await database.query(
        'insert into wau.help_items (merchant_id, help_id, sort_order) values ($1, $2, 1000)',
        values,
      );
      await database.query(
        `insert into wau.help_item_texts (merchant_id, help_id, language, title, content_html)
         values ($1, $2, 'EN', $3, $4)`,
        // PostgreSQL keeps no NUL in text, so none gets that far.
        [...values, `Hostile ${index}`, content.replaceAll('\u0000', '')],
      );
    }
  });
}

async function removeHelpItems(): Promise<void> {
  await withAppDatabase(async (database) => {
    for (const table of ['help_item_texts', 'help_items']) {
      await database.query(`delete from wau.${table} where help_id like 'hostile-%'`);
    }
  });
}

test.describe('S5 markup that an operator wrote', () => {
  test.beforeAll(() => writeHelpItems(hostileMarkup));
  test.afterAll(removeHelpItems);

  test('S5 is hostile enough: on a page without protection much of it runs', async ({ page }) => {
    const runs = await watchRuns(page);
    for (const markup of hostileMarkup) {
      await page.setContent(`<!doctype html><div>${markup}`, { waitUntil: 'commit' }).catch(() => undefined);
    }
    await expect.poll(runs).toBeGreaterThan(40);
  });

  test('S5 runs nothing in the app, served with the document or loaded by it', async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const site = siteOf(merchant, baseURL);
    const runs = await watchRuns(page);
    const visits = [
      // The server's markup, and then the browser's own, which goes through innerHTML.
      () => page.goto(`${site}/m/help`),
      async () => {
        await page.goto(`${site}/m/service`);
        await expect(page.locator('html[data-ready]')).toBeAttached();
        await goInApp(page, '/m/help');
      },
    ];
    for (const visit of visits) {
      await visit();
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await expect(page.locator('.operator-html')).not.toHaveCount(0);
      await expect.poll(() => page.locator('.operator-html').count()).toBeGreaterThan(hostileMarkup.length);
      expect(await page.evaluate(findDangers)).toEqual([]);
      await touchEverything(page);
      expect(runs()).toBe(0);
      await expect(page).toHaveURL(`${site}/m/help`);
    }
  });

  test('S5 runs nothing even where it was not sanitised: the policy of the page stops it', async ({
    page,
    baseURL,
  }) => {
    const site = siteOf(merchant, baseURL);
    const runs = await watchRuns(page);
    // No policy keeps a page from being turned; that much is the sanitiser's alone.
    const staying = hostileMarkup.filter((markup) => !markup.includes('http-equiv="refresh"'));
    const items = staying.map((content, index) => ({ title: `Raw ${index}`, content }));
    await answerCall(page, 'listHelpItems', { kind: 'accepted', value: items });
    await page.goto(`${site}/m/service`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await goInApp(page, '/m/help');
    await expect(page.getByText('Raw 1', { exact: true })).toBeVisible();
    await expectSettled(page);
    await expectDrawn(page);
    expect(runs()).toBe(0);
  });
});

/** In the page: whatever has no business in an operator's text, as the browser has understood it. */
function findDangers(): readonly string[] {
  const allowed = new Set(
    (
      'H2 H3 H4 P BR HR DIV SPAN BLOCKQUOTE PRE CODE UL OL LI DL DT DD B STRONG I EM U S SMALL SUB SUP MARK BDI ' +
      'TABLE CAPTION THEAD TBODY TFOOT TR TH TD A IMG'
    ).split(' '),
  );
  const dangers: string[] = [];
  for (const element of document.querySelectorAll('.operator-html *')) {
    if (!allowed.has(element.nodeName)) dangers.push(element.outerHTML.slice(0, 80));
    for (const { name } of element.attributes) {
      if (name.startsWith('on') || ['style', 'class', 'id', 'name', 'srcset', 'ping'].includes(name)) {
        dangers.push(`${name} of ${element.outerHTML.slice(0, 80)}`);
      }
    }
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.operator-html a[href]')) {
    const isOwn = link.origin === location.origin && link.target === '';
    const isOutside =
      link.protocol === 'https:' && link.target === '_blank' && link.relList.contains('noopener');
    if (!isOwn && !isOutside && !['mailto:', 'tel:'].includes(link.protocol)) dangers.push(link.outerHTML);
  }
  for (const image of document.querySelectorAll<HTMLImageElement>('.operator-html img')) {
    if (new URL(image.src).origin !== location.origin) dangers.push(image.outerHTML);
  }
  return dangers;
}

/** Moves over, focuses and taps what is there, as a player would; links of other sites are left alone. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const element of document.querySelectorAll<HTMLElement>('.operator-html, .operator-html *')) {
      for (const type of ['mouseover', 'mouseenter', 'pointerdown', 'focus', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      const isLink = element.closest('a[href]') !== null;
      if (!isLink) element.click();
    }
  });
  await expectDrawn(page);
}
