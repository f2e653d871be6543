import type { Page } from '@playwright/test';

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

/**
 * Taps the first thing in a page's own content that does something, and nothing that ends the session; returns whether
 * there is any. In one step, because a page may send its visitor on meanwhile.
 */
export function tapMainAction(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    for (const selector of ['button[type="submit"]', 'button', 'a[href]']) {
      for (const element of document.querySelectorAll<HTMLElement>(`main ${selector}`)) {
        // A form is inert until its scripts are there.
        const isClosed =
          element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null;
        if (isClosed || !element.checkVisibility() || /Log keluar|Tamatkan/.test(element.innerText)) continue;
        // The look at this page ends before the tap leads to another.
        setTimeout(() => element.click(), 0);
        return true;
      }
    }
    return false;
  });
}
