import { expect, type Page, test } from '@playwright/test';
import { accepted } from '@wau/contract/testing/fake-answer';
import { withAppDatabase } from './src/app-database.ts';
import { answerCall } from './src/fake-calls.ts';
import { hostileMarkup } from './src/hostile-markup.ts';
import { goInApp, siteOf } from './src/player.ts';
import { expectDrawn } from './src/settled.ts';

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

  test('S5 nothing in the app so much as tries to run, served with the document or loaded by it', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const runs = await watchRuns(page);
    const stopped = await watchStopped(page);
    await visitHelp(page, siteOf(merchant, baseURL), async () => {
      expect(runs()).toBe(0);
      await expectFirstStopped(page, stopped);
    });
  });

  test.describe('without the policy of the page', () => {
    test.use({ bypassCSP: true });

    test('S5 runs nothing in the app, by the sanitiser alone', async ({ page, baseURL }) => {
      test.setTimeout(120_000);
      const runs = await watchRuns(page);
      let expected = 0;
      await visitHelp(page, siteOf(merchant, baseURL), async () => {
        expect(runs()).toBe(expected);
        // What it would have let through runs here, and is counted after all that ran before.
        await page
          .locator('.operator-html')
          .first()
          .evaluate((element, markup) => {
            element.innerHTML = markup;
          }, '<img src=x onerror=ran()>');
        expected += 1;
        await expect.poll(runs).toBe(expected);
        await expect.poll(() => page.evaluate(findDangers)).not.toEqual([]);
      });
    });

    test('S5 much runs there that was not sanitised', async ({ page, baseURL }) => {
      const runs = await watchRuns(page);
      await openUnsanitised(page, siteOf(merchant, baseURL));
      await expect.poll(runs).toBeGreaterThan(40);
    });
  });

  test('S5 runs nothing even where it was not sanitised: the policy of the page stops it', async ({
    page,
    baseURL,
  }) => {
    const runs = await watchRuns(page);
    const stopped = await watchStopped(page);
    await openUnsanitised(page, siteOf(merchant, baseURL));
    await expectDrawn(page);
    // The browser reports 40, and of an <object> that does not load one more at times.
    await expect.poll(() => stopped.length).toBeGreaterThan(35);
    expect(runs()).toBe(0);
  });
});

/**
 * Shows the help centre with the markup in it, by the server's document and by the browser's own rendering, which goes
 * through innerHTML; looks for what is dangerous, touches everything, and then has `check` look at what has run.
 */
async function visitHelp(page: Page, site: string, check: () => Promise<void>): Promise<void> {
  const visits = [
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
    await expect.poll(() => page.locator('.operator-html').count()).toBeGreaterThan(hostileMarkup.length);
    const dangers = await page.evaluate(findDangers);
    expect(dangers, 'of all that is on the page now').toEqual([]);
    await touchEverything(page);
    await check();
    await expect(page).toHaveURL(`${site}/m/help`);
  }
}

/** Has the app show the markup as it is, as if nothing had sanitised it. */
async function openUnsanitised(page: Page, site: string): Promise<void> {
  // No policy keeps a page from being turned; that much is the sanitiser's alone.
  const staying = hostileMarkup.filter((markup) => !markup.includes('http-equiv="refresh"'));
  const items = staying.map((content, index) => ({ title: `Raw ${index}`, content }));
  await answerCall(page, 'listHelpItems', accepted(items));
  await page.goto(`${site}/m/service`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await goInApp(page, '/m/help');
  await expect(page.getByText('Raw 1', { exact: true })).toBeAttached();
}

/** What the page's policy has kept from running, as the browser reports it. */
async function watchStopped(page: Page): Promise<string[]> {
  const stopped: string[] = [];
  await page.exposeFunction('stopped', (directive: string) => {
    if (/^script-src|^require-trusted-types/.test(directive)) stopped.push(directive);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      (globalThis as unknown as { stopped: (directive: string) => void }).stopped(effectiveDirective);
    });
  });
  return stopped;
}

/** Nothing was stopped so far, since what is tried now is the first thing to be reported. */
async function expectFirstStopped(page: Page, stopped: string[]): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'javascript:ran()';
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect.poll(() => stopped).not.toEqual([]);
  expect(stopped.splice(0)).toHaveLength(1);
}

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
