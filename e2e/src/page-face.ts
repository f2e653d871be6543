import type { Locator, Page } from '@playwright/test';

/** What a page is known by. */
export interface PageFace {
  readonly heading: string;
  /** Which headings, fields and frames its content begins with. */
  readonly content: string;
}

export function faceOf(page: Page): Promise<PageFace> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll('main :is(h2, h3, label, iframe)');
    return {
      heading: document.querySelector('h1')?.innerText.trim() ?? '',
      content: [...parts]
        .slice(0, 3)
        .map((part) => (part.tagName === 'IFRAME' ? 'IFRAME' : (part.textContent ?? '').trim()))
        .join(' | '),
    };
  });
}

/** The first thing to tap in a page's own content that does something; nothing that ends the session. */
export async function mainActionOf(page: Page): Promise<Locator | undefined> {
  const isFound = await page.evaluate(() => {
    for (const selector of ['button[type="submit"]', 'button', 'a[href]']) {
      for (const element of document.querySelectorAll<HTMLElement>(`main ${selector}`)) {
        // A form is inert until its scripts are there.
        const isClosed =
          element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null;
        if (isClosed || !element.checkVisibility() || /Log keluar|Tamatkan/.test(element.innerText)) continue;
        element.dataset.mainAction = '';
        return true;
      }
    }
    return false;
  });
  return isFound ? page.locator('[data-main-action]').first() : undefined;
}
