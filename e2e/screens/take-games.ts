import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, expect, type FrameLocator, type Page } from '@playwright/test';
import bootApps from '../src/boot-app.ts';
import { ensureChromium } from '../src/chromium.ts';
import { titleOfEachEngine } from '../src/engine-titles.ts';
import { openGame } from '../src/game-page.ts';
import { ownInstallation } from '../src/installation.ts';
import { logIn } from '../src/player.ts';
import { expectDrawn } from '../src/settled.ts';

/**
 * `npm run game-screens [file]`: photographs a title of each engine at rest, a moment after a bet and where the bet leads
 * to, at 360 x 800 in Malay, and lays the pictures out on one sheet. Whoever changes an engine's client looks at it.
 */
const file = process.argv[2] ?? join(import.meta.dirname, '../../docs/screenshots/engines-at-play.jpg');
const viewport = { width: 360, height: 800 };
/** A spin is under way then, and a ball is falling. */
const inPlayAfterFrames = 40;

await run();

async function run(): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const executablePath = await ensureChromium();
  const stop = await bootApps({ workers: 1 });
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const context = await browser.newContext({
      baseURL: ownInstallation()?.url ?? '',
      viewport,
      isMobile: true,
      hasTouch: true,
      timezoneId: 'Asia/Kuala_Lumpur',
    });
    const page = await context.newPage();
    await logIn(page, '', 'demo');
    const rows: string[] = [];
    for (const { engine, vendor, gameId } of titleOfEachEngine()) {
      const pictures = await photographGame(page, engine, gameId, vendor);
      const images = pictures.map(
        (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`,
      );
      rows.push(`<figure><figcaption>${engine} · ${gameId}</figcaption>${images.join('')}</figure>`);
    }
    writeFileSync(file, await layOut(browser, rows));
  } finally {
    await browser.close();
    await stop?.();
  }
  process.stdout.write(`${file}\n`);
}

async function photographGame(
  page: Page,
  engine: string,
  gameId: string,
  vendor: string,
): Promise<readonly Buffer[]> {
  const game = await openGame(page, gameId, vendor);
  await expectDrawn(page);
  const atRest = await page.screenshot();
  const quickPick = game.getByRole('button', { name: 'Rawak' });
  // Keno takes no bet before numbers are picked.
  if (engine === 'keno') await quickPick.click();
  await game.locator('.bet-button').click();
  await waitFrames(game, inPlayAfterFrames);
  const inPlay = await page.screenshot();
  await expect(game.getByRole('status').filter({ hasText: /\S/ }).first()).toBeAttached({ timeout: 40_000 });
  await waitFrames(game, 2 * inPlayAfterFrames);
  return [atRest, inPlay, await page.screenshot()];
}

function waitFrames(game: FrameLocator, count: number): Promise<void> {
  return game.locator('html').evaluate(async (_, frames) => {
    for (let seen = 0; seen < frames; seen += 1) await new Promise(requestAnimationFrame);
  }, count);
}

async function layOut(browser: Browser, rows: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1720, height: 800 } });
  await page.setContent(
    `<style>body{margin:12px;background:#333;color:#fff;font:14px sans-serif;display:grid;grid-template-columns:repeat(3,1fr);gap:12px}figure{margin:0;display:flex;flex-wrap:wrap;gap:6px}figcaption{width:100%}img{width:180px}</style>${rows.join('')}`,
  );
  return page.screenshot({ fullPage: true, type: 'jpeg', quality: 55 });
}
