import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { ownInstallation } from './installation.ts';
import { demoPassword } from './player.ts';

/** A desk: the console is made for a wide screen with a keyboard. */
const desk = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-GB',
  serviceWorkers: 'block',
} as const;

/** A browser of one person, with nothing in it. */
export async function openDesk(
  browser: Browser,
  baseURL: string | undefined,
  changes: { readonly locale?: string; readonly viewport?: { width: number; height: number } } = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...desk,
    ...(baseURL === undefined ? {} : { baseURL }),
    ...changes,
  });
  return context.newPage();
}

/** What the authenticator app of a demo operator shows; each code is good once, so that one may have to wait. */
async function codeOf(page: Page, username: string): Promise<string> {
  let code = '';
  const line = new RegExp(`^${username} (\\d{6})$`, 'm');
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/dev/operator-codes');
        code = line.exec(await answer.text())?.[1] ?? '';
        return code;
      },
      { timeout: 65_000 },
    )
    .not.toBe('');
  return code;
}

/** Fills the form of the login and waits for what stands behind it. */
export async function logInOperator(page: Page, username: string): Promise<void> {
  await page.goto('/console');
  await submitLogin(page, { username, password: demoPassword, code: await codeOf(page, username) });
  await expect(page.getByRole('heading', { name: /^(Overview|Ringkasan)$/ })).toBeVisible();
}

export async function submitLogin(
  page: Page,
  { username, password, code }: { username: string; password: string; code?: string },
): Promise<void> {
  await page.getByLabel(/^(Username|Nama pengguna)$/).fill(username);
  await page.getByLabel(/^(Password|Kata laluan)$/).fill(password);
  if (code !== undefined) await page.getByLabel(/^(Code of your|Kod aplikasi)/).fill(code);
  await page.getByRole('button', { name: /^(Log in|Log masuk)$/ }).click();
}

/** `npm run operators -- <words>` on the server under test; returns what it says. */
export function runOperators(...words: readonly string[]): string {
  const command = join(import.meta.dirname, '../../start/src/commands/operators.ts');
  return execFileSync(process.execPath, [command, ...words], {
    env: { ...process.env, DATA_DIR: ownInstallation()?.dataFolder },
    stdio: 'pipe',
    encoding: 'utf8',
  });
}
