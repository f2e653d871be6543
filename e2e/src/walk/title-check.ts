import type { Page } from '@playwright/test';
import { lastFaults } from './last-faults.ts';
import type { ScreenCheck } from './walk-screens.ts';

const homePath = /^\/(?:m(?:\/index(?:\.html)?|\/home)?)?$/;

/** SH-08: one name, in the heading and in the document; seen, in the one form; home is named by its logo. */
export function titleCheck(brand: string): ScreenCheck {
  return { name: 'title', find: (page) => lastFaults(() => faultsOfTitle(page, brand)) };
}

async function faultsOfTitle(page: Page, brand: string): Promise<readonly string[]> {
  const { headings, document, path } = await namesOf(page);
  const [heading] = headings;
  if (heading === undefined || headings.length > 1) return [`${path} has ${headings.length} titles`];
  if (homePath.test(path)) {
    return document === brand && heading.name === brand
      ? []
      : [`home is “${heading.name}” and “${document}”`];
  }
  const isNamed = document === `${heading.name} · ${brand}` && heading.name.length > 2;
  if (!isNamed) return [`${path} is “${heading.name}” and “${document}”`];
  return heading.isSeen && heading.form === '20px 700 start'
    ? []
    : [`${path} has a title of ${heading.form}`];
}

/** What names the screen on show: its headings of the first level, as the browser draws them, and the document. */
function namesOf(page: Page) {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1')].map((heading) => {
      const { fontSize, fontWeight, textAlign } = getComputedStyle(heading);
      const isSeen = heading.getBoundingClientRect().width > 1;
      return { name: heading.innerText, form: `${fontSize} ${fontWeight} ${textAlign}`, isSeen };
    });
    return { headings, document: document.title, path: location.pathname };
  });
}
