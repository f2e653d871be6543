import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { diceMultiplierTenThousandths, diceReturn, diceWinningOutcomesMaximum } from './dice/dice.ts';
import { percentText } from './exact-ratio.ts';
import { gameCodes, games } from './games.ts';
import { multiplierText } from './multiplier.ts';
import { plinkoMultipliersTenThousandths, plinkoRisks, plinkoRowChoices } from './plinko/plinko.ts';
import { paylines } from './wau-bulan/wau-bulan-paylines.ts';
import { linePays } from './wau-bulan/wau-bulan-paytable.ts';
import { baseReels, freeSpinReels } from './wau-bulan/wau-bulan-reels.ts';
import { symbolOfNumber } from './wau-bulan/wau-bulan-symbols.ts';

/** The lines of a document; the formatter pads the cells of tables, which does not matter here. */
function linesOf(name: string): string[] {
  const text = readFileSync(new URL(`../../../docs/games/${name}`, import.meta.url), 'utf8');
  return text.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
}

it.each(gameCodes)('docs/games/%s.md names the return that players are told', (code) => {
  const document = linesOf(`${code}.md`).join(' ');
  expect(document).toMatch(new RegExp(`\\b${percentText(games[code].advertisedReturn, 0)}(?:\\.\\d+)? %`));
});

describe('docs/games/dice.md', () => {
  const document = linesOf('dice.md');

  it('lists multipliers as they are paid', () => {
    const rows = document.map((line) =>
      /^\| (under|over) (\d+)\.(\d\d) \| [\d.]+ % \| ([\d.]+) \|$/.exec(line),
    );
    const listed = rows.filter((row) => row !== null);
    expect(listed).toHaveLength(6);
    for (const [, side, whole, hundredths, multiplier] of listed) {
      const direction = side === 'over' ? 'over' : 'under';
      const targetHundredths = Number(`${whole}${hundredths}`);
      expect(multiplierText(diceMultiplierTenThousandths({ direction, targetHundredths }))).toBe(multiplier);
    }
  });

  it('names the lowest return of all bets', () => {
    let lowest = diceReturn({ direction: 'under', targetHundredths: 1 });
    for (let winning = 1; winning <= diceWinningOutcomesMaximum; winning += 1) {
      const exact = diceReturn({ direction: 'under', targetHundredths: winning });
      if (exact.numerator < lowest.numerator) lowest = exact;
    }
    expect(document.join(' ')).toContain(`between ${percentText(lowest, 4)} % and 99 %`);
  });
});

describe('docs/games/plinko.md', () => {
  const document = linesOf('plinko.md');

  it.each(plinkoRisks)('lists the tables of %s risk', (risk) => {
    const section = document.slice(document.indexOf(`### ${risk}`));
    for (const rows of plinkoRowChoices) {
      const half = plinkoMultipliersTenThousandths({ rows, risk }).slice(0, Math.floor(rows / 2) + 1);
      const row = section.find((line) => line.startsWith(`| ${rows} |`));
      expect(row).toBe(`| ${rows} | ${half.map(multiplierText).join(', ')} |`);
    }
  });
});

describe('docs/games/wau-bulan.md', () => {
  const document = linesOf('wau-bulan.md');

  it('lists pays, lines and reels as they are played', () => {
    for (const [symbol, pays] of Object.entries(linePays)) {
      expect(document).toContain(`| ${symbol} | ${pays.join(' | ')} |`);
    }
    paylines.forEach((rows, line) => {
      expect(document).toContain(`| ${line + 1} | ${rows.join(' ')} |`);
    });
    for (const reels of [baseReels, freeSpinReels]) {
      reels.forEach((strip, reel) => {
        expect(document).toContain(`${reel + 1}. ${Array.from(strip, symbolOfNumber).join(' ')}`);
      });
    }
  });
});
