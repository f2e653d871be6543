import { expect, type Page } from '@playwright/test';

/** The code of the newest message to a number such as `+60123456789`, which a job sends a moment after the tap. */
export async function sentCode(page: Page, site: string, number: string): Promise<string> {
  const toNumber = new RegExp(`\\${number}(?:(?!</article>)[\\s\\S])*?\\b(\\d{6})\\b`);
  let code = '';
  await expect
    .poll(async () => {
      const outbox = await page.request.get(`${site}/dev/outbox`);
      code = toNumber.exec(await outbox.text())?.[1] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}
