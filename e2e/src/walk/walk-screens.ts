import { type Page, test } from '@playwright/test';
import { goInApp } from '../player.ts';
import { expectNavigated, expectSettled } from '../settled.ts';

/** What is looked for on a screen. */
export interface ScreenCheck {
  readonly name: string;
  /** Gives what is wrong with the screen on show. */
  find(page: Page): Promise<readonly string[]>;
}

export interface WalkedScreen {
  readonly address: string;
  /** Checks for a screen that is looked at as a whole; it must be on show at its address. */
  readonly ofScreen: readonly ScreenCheck[];
}

/**
 * Goes through screens within the app, one load for all of them, and has each of them checked; `ofEach` is looked for
 * wherever an address leads. Gives every fault with its screen and the name of what found it.
 */
export async function walkScreens(
  page: Page,
  screens: readonly WalkedScreen[],
  ofEach: readonly ScreenCheck[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  let address = '';
  const noteError = (error: Error) =>
    faults.push(`${address}: an error that nobody caught: ${error.message}`);
  page.on('pageerror', noteError);
  for (const screen of screens) {
    address = screen.address;
    await test.step(address, async () => {
      await goInApp(page, address);
      await expectNavigated(page);
      await expectSettled(page);
      const { pathname } = new URL(page.url());
      const isThere = pathname === address.replace(/\?.*/, '');
      if (!isThere && screen.ofScreen.length > 0) faults.push(`${address}: leads to ${pathname}`);
      for (const { name, find } of [...ofEach, ...(isThere ? screen.ofScreen : [])]) {
        faults.push(...(await find(page)).map((fault) => `${address}: ${name}: ${fault}`));
      }
    });
  }
  page.off('pageerror', noteError);
  return faults;
}
