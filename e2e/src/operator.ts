import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { openEmptyPage } from './begin-session.ts';
import { demoPassword } from './player.ts';
import { runCommand } from './run-command.ts';
import { requireClosing } from './test.ts';

/** A desk: the console is made for a wide screen with a keyboard. */
const desk = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  locale: 'en-GB',
  serviceWorkers: 'block',
} as const;

/** A browser of one person, with nothing in it; it is closed when the test is over. */
export async function openDesk(
  browser: Browser,
  baseURL: string | undefined,
  changes: { readonly locale?: string; readonly viewport?: { width: number; height: number } } = {},
): Promise<Page> {
  requireClosing();
  const context = await browser.newContext({
    ...desk,
    ...(baseURL === undefined ? {} : { baseURL }),
    ...changes,
  });
  return context.newPage();
}

/** What the authenticator app of a demo operator shows; each code is good once, so that one may have to wait. */
export async function codeOf(page: Page, username: string): Promise<string> {
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

interface KeptSession {
  readonly storage: Readonly<Record<string, string>>;
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** Sessions that operators have begun at this worker's installation: another code would have to be waited for. */
const keptSessions = new Map<string, KeptSession>();

/** Comes in as the operator: by the form at first, and then by that session for as long as it is good. */
export async function logInOperator(page: Page, username: string): Promise<void> {
  const kept = keptSessions.get(username);
  if (kept !== undefined) await putSession(page, kept);
  await page.goto('/console');
  const overview = page.getByRole('heading', { name: /^(Overview|Ringkasan)$/ });
  await expect(overview.or(page.getByLabel(passwordLabel))).toBeVisible();
  if (await overview.isVisible()) return;
  await submitLogin(page, { username, password: demoPassword, code: await codeOf(page, username) });
  await expect(overview).toBeVisible();
  keptSessions.set(username, {
    storage: await page.evaluate(() => ({ ...sessionStorage })),
    cookies: await page.context().cookies(new URL('/wps/operator/', page.url()).href),
  });
}

async function putSession(page: Page, { storage, cookies }: KeptSession): Promise<void> {
  await page.context().addCookies(cookies);
  await openEmptyPage(page, '');
  await page.evaluate((kept) => Object.assign(sessionStorage, kept), storage);
}

const passwordLabel = /^(Password|Kata laluan)$/;

export async function submitLogin(
  page: Page,
  { username, password, code }: { username: string; password: string; code?: string },
): Promise<void> {
  await page.getByLabel(/^(Username|Nama pengguna)$/).fill(username);
  await page.getByLabel(passwordLabel).fill(password);
  if (code !== undefined) await page.getByLabel(/^(Code of your|Kod aplikasi)/).fill(code);
  await page.getByRole('button', { name: /^(Log in|Log masuk)$/ }).click();
}

/** `npm run operators -- <words>` on the server under test; returns what it says. */
export function runOperators(...words: readonly string[]): string {
  return runCommand('operators', words);
}
