import { demoPassword } from '@wau/server/demo/demo-merchants';
import { connect, type Page } from 'puppeteer-core';

/** A tab in which the demo's player is logged in: a session stands in its tab, so Lighthouse has to look at this one. */
export async function openMemberPage(port: number, site: string): Promise<Page> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const page = await browser.newPage();
  await page.goto(`${site}/m/login`);
  await page.waitForSelector('html[data-ready]');
  await page.type('input[autocomplete="username"]', 'demo');
  await page.type('input[autocomplete="current-password"]', demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForFunction("location.pathname !== '/m/login'");
  return page;
}
