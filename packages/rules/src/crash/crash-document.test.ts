import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { percentText } from '../exact-ratio.ts';
import { crashPointOfDraw, drawOutcomes, drawsReaching } from './crash.ts';
import { multiplierHundredthsAt } from './crash-curve.ts';
import { crashMathematics } from './testing/crash-sample.ts';

const document = readFileSync(new URL('../../../../docs/games/crash.md', import.meta.url), 'utf8');

it('docs/games/crash.md lists the chances as they are counted', () => {
  const rows = [...document.matchAll(/^\| (\d+\.\d\d) +\| (\d+\.\d{4}) +\|$/gm)];
  expect(rows).toHaveLength(4);
  for (const [, target, percent] of rows) {
    const numerator = drawsReaching(crashMathematics, Math.round(Number(target) * 100));
    expect(percentText({ numerator, denominator: drawOutcomes }, 4)).toBe(percent);
  }
});

it.each([
  [1_000, '1.09'],
  [5_000, '1.54'],
  [12_345, '2.91'],
  [40_000, '32.00'],
])('docs/games/crash.md says how high a flight is after %d ms', (elapsedMs, text) => {
  expect((multiplierHundredthsAt(elapsedMs, 8_000) / 100).toFixed(2)).toBe(text);
  expect(document).toContain(`${text} after ${elapsedMs.toLocaleString('en')}`);
});

it('the worked example in docs/games/crash.md crashes where it says', () => {
  const draw = /"draw": "([0-9a-f]{13})"/.exec(document)?.[1] ?? expect.fail('no draw');
  const point = crashPointOfDraw(crashMathematics, BigInt(`0x${draw}`));
  expect(document).toContain(`"crashHundredths": ${point}`);
  expect(document).toContain(`**${(point / 100).toFixed(2)}**`);
});
