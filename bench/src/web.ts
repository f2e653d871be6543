import { brotliCompressSync, constants } from 'node:zlib';
import { ensureChromium } from '@wau/e2e/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { bootApp } from './booted-app.ts';
import { openMemberPage } from './member-page.ts';
import { print } from './print.ts';

const chromiumFlags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Of the performance score, in milliseconds but for the last. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * What a visitor's first load weighs and how Lighthouse (mobile) judges it. `WAU_URL` measures an app that
 * runs already; `WAU_PATHS` names other pages, separated by commas, and `WAU_MEMBER_PATHS` those that the demo's player
 * opens, such as `/m/voucherCenter,/m/withdraw`; `WAU_RUNS` how often (the median counts).
 */
export async function run(): Promise<void> {
  const running = process.env.WAU_URL;
  const app = running === undefined ? await bootApp() : undefined;
  const url = running ?? app?.url ?? '';
  try {
    const ofMembers = pathsOf(process.env.WAU_MEMBER_PATHS);
    const ofVisitors = pathsOf(process.env.WAU_PATHS ?? (ofMembers.length === 0 ? '/m/home' : ''));
    for (const path of ofVisitors) await measurePage(url, path, 'visitor');
    for (const path of ofMembers) await measurePage(url, path, 'member');
  } finally {
    await app?.stop();
  }
}

type Looker = 'visitor' | 'member';

function pathsOf(text = ''): readonly string[] {
  return text.split(',').filter(Boolean);
}

async function measurePage(site: string, path: string, looker: Looker): Promise<void> {
  const url = `${site}${path}`;
  const weight = await firstLoadWeight(url);
  print(`${url}, as a ${looker}`);
  print(
    `  first-load JavaScript ${kilobytes(weight.scriptBytes)} KB brotli in ${weight.scripts} files, at most 130 for home`,
  );
  print(
    `  CSS ${kilobytes(weight.styleBytes)} KB brotli, at most 16; document ${kilobytes(weight.documentBytes)} KB`,
  );
  const runs = Number(process.env.WAU_RUNS ?? '3');
  const scores: Record<string, number[]> = {};
  for (let round = 0; round < runs; round += 1) {
    for (const [name, score] of Object.entries(await judge(site, path, looker)))
      scores[name] = [...(scores[name] ?? []), score];
  }
  for (const [name, values] of Object.entries(scores)) {
    const sorted = values.toSorted((a, b) => a - b);
    print(`  ${name} ${sorted[Math.floor(sorted.length / 2)]} (${sorted.join(', ')})`);
  }
}

interface Weight {
  readonly scripts: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly documentBytes: number;
}

/**
 * Sums what the document itself asks for before anybody touches it: the scripts that its own script names, but for the
 * table of all screens, which comes after the page, and style sheets; each compressed here at the highest quality so that the figure does not depend on the server's.
 */
async function firstLoadWeight(url: string): Promise<Weight> {
  const document = await (await fetch(url)).text();
  const allScripts = addresses(document, /"(\/assets\/[^"]+\.js)"/g).filter(
    (file) => !/\/manifest-/.test(file),
  );
  const styles = addresses(document, /<link[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"/g);
  return {
    scripts: allScripts.length,
    scriptBytes: await brotliSum(url, allScripts),
    styleBytes: await brotliSum(url, styles),
    documentBytes: brotli(Buffer.from(document)),
  };
}

function addresses(document: string, pattern: RegExp): readonly string[] {
  return [...new Set([...document.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

async function brotliSum(base: string, paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    paths.map(async (path) => brotli(Buffer.from(await (await fetch(new URL(path, base))).arrayBuffer()))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function brotli(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

async function judge(site: string, path: string, looker: Looker): Promise<Record<string, number>> {
  const chromiumPath = await ensureChromium();
  const sandboxFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await launch({
    chromePath: chromiumPath,
    chromeFlags: [...chromiumFlags, ...sandboxFlags],
  });
  try {
    const page = looker === 'member' ? await openMemberPage(browser.port, site) : undefined;
    const flags = {
      port: browser.port,
      onlyCategories: [...categories],
      logLevel: 'error' as const,
      // The session is in the storage.
      disableStorageReset: looker === 'member',
    };
    const result = await lighthouse(`${site}${path}`, flags, undefined, page);
    if (result === undefined) throw new Error('Lighthouse gave no result');
    for (const name of ['accessibility', 'best-practices', 'seo']) {
      for (const reference of result.lhr.categories[name]?.auditRefs ?? []) {
        const audit = result.lhr.audits[reference.id];
        if (audit?.score !== null && audit?.score !== undefined && audit.score < 1 && reference.weight > 0) {
          print(`  not perfect: ${name} ${audit.id}: ${audit.title}`);
        }
      }
    }
    return Object.fromEntries([
      ...categories.map(
        (name) => [name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100)] as const,
      ),
      ...metrics.map((name) => [name, rounded(result.lhr.audits[name]?.numericValue ?? Number.NaN)] as const),
    ]);
  } finally {
    browser.kill();
  }
}

function rounded(value: number): number {
  return value < 1 ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}
