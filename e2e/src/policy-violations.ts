import { expect, type Locator, type Page } from '@playwright/test';

export interface Violations {
  /**
   * There have been none so far, in this document and all before it: a picture that no policy allows is the first thing
   * to be reported, and reports come in the order in which they were made.
   */
  expectNone(root: Locator): Promise<void>;
  /** Nor was text refused as markup, which is the first time now. */
  expectNoRefusedText(page: Page): Promise<void>;
}

/** What the policies of the page and of every frame in it complain about, and text that was refused as markup. */
export async function watchViolations(page: Page): Promise<Violations> {
  const found: string[] = [];
  await page.exposeFunction('violated', (what: string) => {
    found.push(what);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const report = (globalThis as unknown as { violated: (what: string) => void }).violated;
      report(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`,
      );
    });
  });
  page.on('pageerror', (error) => {
    if (error.message.includes('was refused as')) found.push(error.message);
  });
  const expectFirst = async (what: RegExp): Promise<void> => {
    await expect.poll(() => found).not.toEqual([]);
    expect(found.splice(0)).toEqual([expect.stringMatching(what)]);
  };
  return {
    async expectNone(root) {
      await root.evaluate(() => {
        new Image().src = 'https://control.invalid/x.png';
      });
      await expectFirst(/: img-src https:\/\/control\.invalid/);
    },
    async expectNoRefusedText(own) {
      await own.evaluate(() => {
        document.createElement('div').innerHTML = '<b>plain text</b>';
      });
      await expectFirst(/was refused as markup$/);
    },
  };
}
