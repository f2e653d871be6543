import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EngineCode, engineCodes } from '@wau/rules/engines';
import { type TitleFigures, volatilityClasses, volatilityOf, type WayFigures } from '@wau/rules/figures';
import type { PlayableTitle } from '@wau/rules/playable-title';
import { type OpenTitle, readTitleShelf } from '@wau/titles/title-shelf';
import { projectFolder } from './run-command.ts';

/** `docs/games/titles.md`: every engine, then every title, with what it is worth as its folder states it. */
export function titlesDocument(): string {
  const shelf = readTitleShelf();
  const titles = shelf.facts.map(({ gameId }) => shelf.find(gameId)).filter((title) => title !== undefined);
  return [
    '# Engines and titles',
    '',
    '`npm run generate` writes this page from the folders of titles, and a test compares it. Returns and the rest stand as in',
    "each title's `figures.json`, the lowest to the highest where a player chooses how to play; largest wins are in stakes,",
    "before the merchant's limit on wins. `npm run prove -- returns` counts or simulates all of them again.",
    '',
    `${titles.length} titles of ${engineCodes.length} engines, ${distinct(titles, 'theme')} themes, ${distinct(titles, 'vendor')} vendors.`,
    '',
    '| engine | titles | return % | method | confidence | volatility | largest win | a round | fairness | tests |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...engineCodes.map((engine) => engineRow(engine, titles)),
    '',
    '| title | name | engine | vendor | theme | return % | method | hit rate % | volatility | largest win |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...titles.map(titleRow),
    '',
  ].join('\n');
}

function distinct(titles: readonly OpenTitle[], key: 'theme' | 'vendor'): number {
  return new Set(titles.map((title) => title[key])).size;
}

function engineRow(engine: EngineCode, titles: readonly OpenTitle[]): string {
  const own = titles.filter((title) => title.engine === engine);
  const ways = own.flatMap(({ figures }) => figures.ways);
  const playable = own[0]?.playable;
  if (playable === undefined) throw new TypeError(`${engine} has no title`);
  return row([
    `[${engine}](${engine}.md)`,
    own.length,
    rangeOf(ways.map(({ returnPercent }) => Number(returnPercent))),
    [...new Set(own.map(({ figures }) => figures.method))].join(', '),
    confidenceOf(own.map(({ figures }) => figures)),
    volatilitiesOf(ways),
    Math.max(...ways.map(({ largestWin }) => largestWin)).toLocaleString('en'),
    roundOf(playable),
    playable.isShared ? 'hash chain' : 'seeds of player and server',
    testsOf(engine, own),
  ]);
}

/** How a round goes on after a lost connection, which depends on who decides in it. */
function roundOf({ isShared, takesDecisions }: Pick<PlayableTitle, 'isShared' | 'takesDecisions'>): string {
  if (isShared) return 'shared; the server cashes out';
  return takesDecisions ? 'waits for decisions, on any device' : 'one answer, shown again';
}

/** Where tests of the engine's own stand; those that hold for every engine by construction come on top. */
function testsOf(engine: EngineCode, own: readonly OpenTitle[]): string {
  const parts = rulesOf(engine).includes("'../slot/") ? [engine, 'slot'] : [engine];
  const has = (folder: string) =>
    parts.some((part) => globSync(`${folder}/${part}/**/*.test.{ts,tsx}`, { cwd: projectFolder }).length > 0);
  const walks = globSync('e2e/*.spec.ts', { cwd: projectFolder }).map((file) =>
    readFileSync(join(projectFolder, file), 'utf8'),
  );
  const isWalked = own.some(({ gameId }) => walks.some((text) => text.includes(gameId)));
  const places = {
    rules: has('packages/rules/src'),
    client: has('apps/studio/client/src'),
    browser: isWalked,
  };
  return Object.entries(places)
    .flatMap(([place, isThere]) => (isThere ? [place] : []))
    .join(', ');
}

function rulesOf(engine: EngineCode): string {
  const folder = join(projectFolder, 'packages/rules/src', engine);
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

function titleRow({ gameId, names, engine, vendor, theme, figures }: OpenTitle): string {
  const { ways } = figures;
  return row([
    gameId,
    names.MY === names.EN ? names.EN : `${names.MY} / ${names.EN}`,
    engine,
    vendor,
    theme,
    rangeOf(ways.map(({ returnPercent }) => Number(returnPercent))),
    figures.confidence === undefined ? figures.method : `simulated, ${confidenceOf([figures])}`,
    rangeOf(ways.map(({ hitRatePercent }) => Number(hitRatePercent))),
    volatilitiesOf(ways),
    Math.max(...ways.map(({ largestWin }) => largestWin)).toLocaleString('en'),
  ]);
}

function confidenceOf(figures: readonly TitleFigures[]): string {
  const stated = figures.map(({ confidence }) => confidence).filter((each) => each !== undefined);
  if (stated.length === 0) return '';
  const levels = [...new Set(stated.map(({ levelPercent }) => levelPercent))].join(', ');
  return `± ${rangeOf(stated.map(({ halfWidthPercent }) => Number(halfWidthPercent)))} at ${levels} %`;
}

function volatilitiesOf(ways: readonly WayFigures[]): string {
  const found = new Set(ways.map(volatilityOf));
  const [first, ...others] = volatilityClasses.filter((each) => found.has(each));
  return [first, others.at(-1)].filter((each) => each !== undefined).join(' to ');
}

function rangeOf(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map((each) => each.toFixed(2));
  return least === most ? `${least}` : `${least} to ${most}`;
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
