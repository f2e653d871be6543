import { expect, type Locator, type Page } from '@playwright/test';

/** The text of an element, once it is as expected. */
export async function textOf(element: Locator, expected: RegExp): Promise<string> {
  await expect(element).toHaveText(expected);
  return (await element.textContent()) ?? '';
}

/** An attribute of an element, once it is as expected. */
export async function attributeOf(element: Locator, name: string, expected: RegExp): Promise<string> {
  await expect(element).toHaveAttribute(name, expected);
  return (await element.getAttribute(name)) ?? '';
}

/** The session that the page keeps, to be polled; null where it keeps none. */
export async function storedSession(page: Page): Promise<Readonly<Record<string, unknown>> | null> {
  const stored = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
  return stored === null ? null : (JSON.parse(stored) as Record<string, unknown>);
}

/** What the page keeps beyond the tab, to be polled. */
export function localItem(page: Page, name: string): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), name);
}
