import { expect, type Page } from '@playwright/test';
import { beginAsNewPlayer } from './begin-session.ts';

export interface NewPlayer {
  readonly username: string;
  readonly password: string;
}

/** Registers somebody new at the demo merchant and leaves them logged in, on an empty page of the site. */
export async function registerNewPlayer(page: Page, prefix: string): Promise<NewPlayer> {
  const player = { username: `${prefix}${Date.now().toString(36)}`, password: 'layang-layang-9' };
  await beginAsNewPlayer(page, player.username, player.password);
  return player;
}

/** Ends the session of this browser as if the tab had been closed. */
export async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto('/m/login');
  await expect(page.locator('html[data-ready]')).toBeAttached();
}
