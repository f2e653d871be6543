import type { Locator, Page } from '@playwright/test';
import type { ScreenName } from '../src/screen-rows.ts';
import { expectDrawn, expectSettled, expectStill } from '../src/settled.ts';

/** A picture of the contact sheet. */
export interface Screen {
  readonly name: ScreenName;
  readonly path: string;
  /** What to do on the page before it is photographed. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Waits for what does not come while it is photographed. */
  readonly isBusy?: boolean;
  /** Puts back what was prepared beyond the page. */
  readonly putBack?: (page: Page) => Promise<void>;
}

/** Loaded, and nothing moves any more: fades are over, sheets have come to stand. */
export async function expectAtRest(page: Page): Promise<void> {
  await expectSettled(page);
  await expectStill(page.locator('html'));
  await expectDrawn(page);
}

/** A sheet's code may still be on its way when everything else is at rest. */
export async function openSheet(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
}

export async function closeSheet(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('button').first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export function openMenu(page: Page): Promise<void> {
  return openSheet(page, page.locator('header button[aria-expanded]'));
}

/** What stands further down the page, in the middle of the window. */
export function scrollTo(what: Locator): Promise<void> {
  return what.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** As the page looks in the light theme, which a merchant chooses. */
export async function turnLight(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'pasir';
    window.scrollTo(0, 0);
  });
}
