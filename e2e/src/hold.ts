import type { Page } from '@playwright/test';

/** Keeps requests that a pattern names, where they are of this method if one is given, until they are let go. */
export async function hold(page: Page, pattern: string, method?: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    if (method === undefined || route.request().method() === method) await held;
    await route.fallback();
  });
  return letGo;
}
