import { readFileSync } from 'node:fs';
import { type DiceMathematics, diceMultiplierTenThousandths, diceReturn } from '@wau/rules/dice/dice';
import { percentText } from '@wau/rules/exact-ratio';
import { multiplierText } from '@wau/rules/multiplier';
import {
  type PlinkoMathematics,
  plinkoMultipliersTenThousandths,
  plinkoRisks,
} from '@wau/rules/plinko/plinko';
import { describe, expect, it } from 'vitest';
import { readTitleShelf } from './title-shelf.ts';

const shelf = readTitleShelf();

function mathematicsOf<Mathematics>(gameId: string): Mathematics {
  const title = shelf.find(gameId);
  if (title === undefined) throw new RangeError(`no title ${gameId}`);
  return title.playable.mathematics as Mathematics;
}

/** The lines of a document; the formatter pads the cells of tables, which does not matter here. */
function linesOf(name: string): string[] {
  const text = readFileSync(new URL(`../../../docs/games/${name}`, import.meta.url), 'utf8');
  return text.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
}

describe('docs/games/dice.md', () => {
  const document = linesOf('dice.md');
  const mathematics = mathematicsOf<DiceMathematics>('dice');

  it('lists multipliers as they are paid', () => {
    const rows = document.map((line) =>
      /^\| (under|over) (\d+)\.(\d\d) \| [\d.]+ % \| ([\d.]+) \|$/.exec(line),
    );
    const listed = rows.filter((row) => row !== null);
    expect(listed).toHaveLength(6);
    for (const [, side, whole, hundredths, multiplier] of listed) {
      const direction = side === 'over' ? 'over' : 'under';
      const targetHundredths = Number(`${whole}${hundredths}`);
      const paid = diceMultiplierTenThousandths(mathematics, { direction, targetHundredths });
      expect(multiplierText(paid)).toBe(multiplier);
    }
  });

  it('names the lowest return of all bets', () => {
    let lowest = diceReturn(mathematics, { direction: 'under', targetHundredths: 1 });
    for (let winning = 1; winning <= mathematics.winningOutcomesMaximum; winning += 1) {
      const exact = diceReturn(mathematics, { direction: 'under', targetHundredths: winning });
      if (exact.numerator < lowest.numerator) lowest = exact;
    }
    expect(document.join(' ')).toContain(`between ${percentText(lowest, 4)} % and 99 %`);
  });
});

describe('docs/games/plinko.md', () => {
  const document = linesOf('plinko.md');
  const mathematics = mathematicsOf<PlinkoMathematics>('plinko');

  it.each(plinkoRisks)('lists the tables of %s risk', (risk) => {
    const section = document.slice(document.indexOf(`### ${risk}`));
    for (const rows of mathematics.rowChoices) {
      const multipliers = plinkoMultipliersTenThousandths(mathematics, { rows, risk });
      const half = multipliers.slice(0, Math.floor(rows / 2) + 1);
      const row = section.find((line) => line.startsWith(`| ${rows} |`));
      expect(row).toBe(`| ${rows} | ${half.map(multiplierText).join(', ')} |`);
    }
  });
});
