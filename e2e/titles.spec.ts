import { expect, type Page, test } from '@playwright/test';
import { everyAddress } from './src/every-page.ts';
import { goInApp, logIn, siteOf } from './src/player.ts';

/** What names the screen on show: its headings of the first level, as the browser draws them, and the document. */
function namesOf(page: Page) {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')].map((heading) => {
      const { fontSize, fontWeight, textAlign } = getComputedStyle(heading);
      const isSeen = heading.getBoundingClientRect().width > 1;
      return { name: heading.innerText, form: `${fontSize} ${fontWeight} ${textAlign}`, isSeen };
    });
    return { headings, document: document.title, path: location.pathname };
  });
}

const homePath = /^\/(?:m(?:\/index(?:\.html)?|\/home)?)?$/;

/** One name, in the heading and in the document; seen, in the one form; home is named by its logo. */
async function expectOneName(page: Page, brand: string, address: string): Promise<void> {
  await goInApp(page, address);
  const check = async () => {
    const { headings, document, path } = await namesOf(page);
    const [heading] = headings;
    if (heading === undefined || headings.length > 1) return `${path} has ${headings.length} titles`;
    if (homePath.test(path)) return document === brand && heading.name === brand ? 'named' : document;
    const isNamed = document === `${heading.name} · ${brand}` && heading.name.length > 2;
    if (!isNamed) return `${path}: “${heading.name}” and “${document}”`;
    return heading.isSeen && heading.form === '20px 700 start' ? 'named' : `${path}: ${heading.form}`;
  };
  await expect.poll(check, { message: address }).toBe('named');
}

test('SH-08 every screen has one title, in heading and document alike and in one form, for visitors', async ({
  page,
}) => {
  test.slow();
  await page.goto('/m/home');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  for (const address of await everyAddress()) await expectOneName(page, 'Wau', address);
});

for (const [merchant, brand, member] of [
  ['wau', 'Wau', 'demo'],
  ['laut', 'Laut', 'marina'],
] as const)
  test(`SH-08 every screen has one title, in heading and document alike and in one form, for members of ${brand}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await logIn(page, siteOf(merchant, baseURL), member);
    for (const address of await everyAddress()) await expectOneName(page, brand, address);
  });
