import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fiveD } from '@wau/rules/lottery/families/five-d';
import { fourD } from '@wau/rules/lottery/families/four-d';
import { myanmar2d } from '@wau/rules/lottery/families/myanmar-2d';
import { myanmar3d } from '@wau/rules/lottery/families/myanmar-3d';
import { sixD } from '@wau/rules/lottery/families/six-d';
import { thai, thaiFour, thaiLao, thaiThree } from '@wau/rules/lottery/families/thai';
import { vnNorth } from '@wau/rules/lottery/families/vn-north';
import { vnSouth } from '@wau/rules/lottery/families/vn-south';
import { returnPercentsOf } from '@wau/rules/lottery/lottery-odds';
import { multiplierOne } from '@wau/rules/multiplier';
import { describe, expect, it } from 'vitest';
import { projectFolder } from './run-command.ts';

const families = [
  ['vietnam', vnSouth],
  ['vietnam', vnNorth],
  ['myanmar', myanmar2d],
  ['myanmar', myanmar3d],
  ['thai', thai],
  ['thai', thaiFour],
  ['thai', thaiLao],
  ['thai', thaiThree],
  ['four-d', fourD],
  ['four-d', fiveD],
  ['four-d', sixD],
] as const;

const plays = families.flatMap(([page, family]) => family.plays.map((play) => ({ page, family, play })));

describe('pages of lotteries', () => {
  it.each(plays)(
    'LO-03 page $page tells what $family.code $play.code pays and gives back',
    ({ page, family, play }) => {
      const text = readFileSync(join(projectFolder, 'docs/lottery', `${page}.md`), 'utf8');
      const rows = text.split('\n').filter((line) => line.startsWith('|'));
      const { lowest, highest } = returnPercentsOf(family.shape, play);
      const rowsOfPlay = rows.filter((row) => row.includes(`\`${play.code}\``)).join('\n');
      expect(numbersOf(rowsOfPlay)).toEqual(expect.arrayContaining([lowest, highest]));
      const payouts = play.prizes.map(({ payoutTenThousandths }) =>
        (payoutTenThousandths / multiplierOne).toLocaleString('en'),
      );
      expect(numbersOf(rows.join('\n'))).toEqual(expect.arrayContaining(payouts));
      expect(text).toContain(`\`${family.code}\``);
      if (play.localName !== undefined) expect(rowsOfPlay).toContain(play.localName);
    },
  );
});

function numbersOf(text: string): readonly string[] {
  return text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
}
