import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { logInOperator, openDesk, submitLogin } from '../src/operator.ts';
import { demoPassword } from '../src/player.ts';
import { expectDrawn, expectStill } from '../src/settled.ts';

/** The desk it is made for, and a tablet held upright. */
const sizes = [
  { name: 'desk', viewport: { width: 1280, height: 800 } },
  { name: 'tablet', viewport: { width: 820, height: 1180 } },
] as const;

/** Of lists whose end tells nothing new. */
const mostHeightPx = 1600;

const locales: Readonly<Record<string, string>> = { MY: 'ms-MY', EN: 'en-GB' };

/** May open every page. */
const administrator = 'aminah';

/**
 * Photographs the console at each size: the login with a wrong password, and each page that the navigation leads to, from top
 * to bottom. Returns the files.
 */
export async function photographConsole(
  browser: Browser,
  {
    baseUrl,
    folder,
    language,
  }: { readonly baseUrl: string; readonly folder: string; readonly language: string },
): Promise<string[]> {
  const files: string[] = [];
  for (const { name: size, viewport } of sizes) {
    const page = await openDesk(browser, baseUrl, { locale: locales[language] ?? 'en-GB', viewport });
    const shoot = async (name: string): Promise<void> => {
      const file = join(folder, `console-${language.toLowerCase()}-${size}-${name}.png`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(height, mostHeightPx) };
      await page.screenshot({ path: file, fullPage: true, clip });
      files.push(file);
    };
    await page.goto('/console');
    await submitLogin(page, { username: administrator, password: `not-${demoPassword}` });
    await expect(page.getByRole('alert')).toBeVisible();
    await shoot('login');
    await logInOperator(page, administrator);
    for (const path of await pathsOf(page)) {
      await page.goto(path);
      await expectShown(page);
      await shoot(path.replace(/^\/console\/?/, '').replaceAll('/', '-') || 'overview');
    }
    await page.context().close();
  }
  return files;
}

const loading = /^(?:Loading|Memuatkan)…$/;

/** Where the navigation leads. */
async function pathsOf(page: Page): Promise<readonly string[]> {
  const links = page.getByRole('navigation').first().getByRole('link');
  await expect(links).not.toHaveCount(0);
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: loading })).toHaveCount(0);
  await expectStill(page.locator('html'));
  await expectDrawn(page);
}
