import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { multiplierOne } from '../multiplier.ts';
import { lotteryFamily } from './lottery-families.ts';
import type { LotteryFamily } from './lottery-family.ts';
import { returnPercentsOf } from './lottery-odds.ts';
import type { LotteryPlay } from './lottery-play.ts';

/** Pages with a row for each play. */
const pages = ['ssc', 'k3', 'pk10', 'mark-six'];
const wordsMaximum = 700;

interface PlayRow {
  readonly code: string;
  readonly pays: readonly number[];
  readonly returns: string;
}

function readPage(code: string): string {
  return readFileSync(new URL(`../../../../docs/lottery/${code}.md`, import.meta.url), 'utf8');
}

/** Rows of the tables of plays: the code is in the first column, payouts and returns are in the last two. */
function rowsOf(page: string): readonly PlayRow[] {
  return page.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const code = /^`([\w-]+)`$/.exec(cells[1] ?? '')?.[1];
    if (code === undefined) return [];
    const pays = (cells.at(-3) ?? '').split(' / ').map((text) => Number(text.replaceAll(',', '')));
    return [{ code, pays, returns: cells.at(-2) ?? '' }];
  });
}

/** A capital letter of a row's code stands for anything: `place-N-number`. */
function playsOf(family: LotteryFamily, { code }: PlayRow): readonly LotteryPlay[] {
  const pattern = new RegExp(`^${code.replaceAll(/[A-Z]/g, '[a-z0-9-]+')}$`);
  return family.plays.filter((play) => pattern.test(play.code));
}

function payoutsOf(plays: readonly LotteryPlay[]): readonly number[] {
  const payouts = plays
    .flatMap(({ prizes }) => prizes)
    .filter(({ isReturn }) => isReturn !== true)
    .map(({ payoutTenThousandths }) => payoutTenThousandths / multiplierOne);
  return ascending(payouts);
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** One return, from the lowest `to` the highest, or one for each play with `/` between. */
function returnsText({ shape }: LotteryFamily, plays: readonly LotteryPlay[], isOneEach: boolean): string {
  const returns = plays.map((play) => returnPercentsOf(shape, play));
  if (isOneEach) return returns.map(({ lowest }) => lowest).join(' / ');
  const all = ascending(returns.flatMap(({ lowest, highest }) => [Number(lowest), Number(highest)]));
  const [lowest = 0, highest = lowest] = [all[0], all.at(-1)];
  return lowest === highest ? lowest.toFixed(2) : `${lowest.toFixed(2)} to ${highest.toFixed(2)}`;
}

describe.each(pages)('docs/lottery/%s.md', (code) => {
  const page = readPage(code);
  const family = lotteryFamily(code, '2026-11-29');
  if (family === undefined) throw new Error(`no family ${code}`);
  const rows = rowsOf(page);

  it('has each play in one row', () => {
    const listed = rows.flatMap((row) => playsOf(family, row).map((play) => play.code));
    expect(listed.toSorted()).toEqual(family.plays.map((play) => play.code).toSorted());
  });

  it.each(rows)('LO-03 $code pays and gives back what the page says', (row) => {
    const plays = playsOf(family, row);
    expect(ascending(row.pays)).toEqual(payoutsOf(plays));
    expect(row.returns).toBe(returnsText(family, plays, row.returns.includes('/')));
  });

  it('is short', () => {
    const words = page.split(/\s+/).filter((word) => /\w/.test(word));
    expect(words.length).toBeLessThan(wordsMaximum);
  });
});
