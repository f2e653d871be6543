import type { IntegerSource } from '@wau/rules/integer-source';
import { countLines } from '@wau/rules/lottery/count-lines';
import { fourD } from '@wau/rules/lottery/families/four-d';
import { ssc } from '@wau/rules/lottery/families/ssc';
import { type Picks, pickFieldsOf } from '@wau/rules/lottery/pick-fields';
import { expect, test } from 'vitest';
import {
  isNumeric,
  quickPicked,
  quickPicks,
  randomPicks,
  withSetToggled,
  withToggled,
} from './pick-changes.ts';

function fieldsOf(playCode: string) {
  const play = ssc.plays.find(({ code }) => code === playCode);
  if (play === undefined) throw new Error(`no play ${playCode}`);
  return pickFieldsOf(ssc.shape, play);
}

test('a tap picks a value and a second one takes it back; values stay ascending', () => {
  const one = withToggled([[], [3]], 1, 1);
  expect(one).toEqual([[], [1, 3]]);
  expect(withToggled(one, 1, 3)).toEqual([[], [1]]);
});

test('a set is added, and taken away where all of it is there', () => {
  const all = withSetToggled([[1, 2]], 0, [2, 3]);
  expect(all).toEqual([[1, 2, 3]]);
  expect(withSetToggled(all, 0, [2, 3])).toEqual([[1]]);
});

test('quick picks of a digit', () => {
  const [field] = fieldsOf('five-straight');
  if (field === undefined) throw new Error('no field');
  expect(isNumeric(field)).toBe(true);
  expect(Object.fromEntries(quickPicks.map((quick) => [quick, quickPicked(field, quick).join('')]))).toEqual({
    all: '0123456789',
    big: '56789',
    small: '01234',
    odd: '13579',
    even: '02468',
    clear: '',
  });
  expect(fieldsOf('first-two-two-sides').some(isNumeric)).toBe(false);
});

/** The last of each range, as the boundary that is missed most easily. */
const last: IntegerSource = { nextInteger: (bound) => bound - 1 };
const first: IntegerSource = { nextInteger: () => 0 };

test.each(
  [...ssc.plays, ...fourD.plays.filter(({ code }) => !code.includes('6'))].map(
    (play) => [play.code, play] as const,
  ),
)('a random pick of %s is one line', (_, play) => {
  const { shape } = ssc.plays.includes(play) ? ssc : fourD;
  for (const integers of [first, last]) {
    let draws = 0;
    const turning: IntegerSource = {
      nextInteger: (bound) => {
        draws += 1;
        return draws > 3 ? Math.min(bound - 1, draws) : integers.nextInteger(bound);
      },
    };
    const picks: Picks = randomPicks(shape, play, turning);
    const expected =
      play.kind === 'group' && play.isOneField === true && play.parts.length > 1 ? undefined : 1n;
    const lines = countLines(shape, play, picks);
    if (expected === undefined) expect(lines > 0n).toBe(true);
    else expect(lines).toBe(expected);
  }
});
