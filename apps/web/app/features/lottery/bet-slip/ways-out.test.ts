import { lotteryLineRefusals } from '@wau/contract/calls/lottery/lottery-order-calls';
import { expect, test } from 'vitest';
import type { BetLine } from './bet-line.ts';
import type { LineRefusal } from './line-refusal.ts';
import { lineAsOffered } from './offered-line.ts';
import { sampleOffer, sampleSetting } from './testing/lottery-samples.ts';
import { mendLine, waysOut } from './ways-out.ts';

const offer = sampleOffer('first-two-entered', 'fixed-digit');

function lineOf(changes: Partial<BetLine> = {}): BetLine {
  const line = lineAsOffered(offer, {
    ...{ playId: 'first-two-entered', prizeModeId: 'ZY', numbers: '12,34', unitMinor: 100n, multiple: 5 },
    series: undefined,
  });
  if (line === undefined) throw new Error('no line');
  return { ...line, ...changes };
}

function refusalOf(changes: Partial<LineRefusal>): LineRefusal {
  const draw = { numero: '20261130-0001', times: 1 };
  return { code: undefined, numbers: [], leftMinor: undefined, odds: undefined, draw, ...changes };
}

const kinds = (changes: Partial<LineRefusal>, line = lineOf()) =>
  waysOut(line, refusalOf(changes), sampleSetting).map(({ kind }) => kind);
const less = (changes: Partial<LineRefusal>, line = lineOf()) =>
  waysOut(line, refusalOf(changes), sampleSetting).find(({ kind }) => kind === 'less');

test.each([...lotteryLineRefusals, undefined])('%s has a way out', (code) => {
  expect(kinds({ code })).not.toEqual([]);
  expect(kinds({ code, numbers: ['12'], leftMinor: 0n })).not.toEqual([]);
});

test('what is left is staked by the price of a line, or by a lower one as often as it fits', () => {
  const full = { code: 'lottery.number.full', numbers: ['12'] } as const;
  expect(less({ ...full, leftMinor: 320n })).toMatchObject({
    unitMinor: 100n,
    multiple: 3,
    stakeMinor: 600n,
  });
  expect(less({ ...full, leftMinor: 75n })).toMatchObject({ unitMinor: 10n, multiple: 7 });
  expect(less({ ...full, leftMinor: 9n })).toBeUndefined();
  expect(less({ code: 'lottery.draw.full', leftMinor: 320n })).toMatchObject({
    unitMinor: 100n,
    multiple: 1,
  });
  const chased = { numero: '20261130-0001', times: 4 };
  expect(less({ ...full, leftMinor: 830n, draw: chased })).toMatchObject({ unitMinor: 100n, multiple: 2 });
});

test('numbers are left out while others remain, and else the bet goes', () => {
  const closed = (numbers: readonly string[]) => kinds({ code: 'lottery.number.closed', numbers });
  expect(closed(['12'])).toEqual(['leave']);
  expect(closed(['12', '34'])).toEqual(['remove']);
  expect(closed([])).toEqual(['remove']);
  const left = mendLine(offer, lineOf(), { kind: 'leave', numbers: ['12'] });
  expect(left).toMatchObject({ numbers: '34', lineCount: 1n, multiple: 5 });
  expect(mendLine(offer, lineOf(), { kind: 'leave', numbers: ['12', '34'] })).toBeUndefined();
});

test('places keep their digits apart', () => {
  const line = lineOf({ playId: 'fixed-digit', numbers: '1,3||1||', lineCount: 3n });
  expect(mendLine(offer, line, { kind: 'leave', numbers: ['1||||'] })?.numbers).toBe('3||1||');
});

test('new odds are taken as they were told, and without them those of the menu', () => {
  const line = lineOf({ odds: [1], mostOdds: 1, leastOdds: 1 });
  expect(mendLine(offer, line, { kind: 'odds', odds: [720_000] })).toMatchObject({ mostOdds: 720_000 });
  expect(mendLine(offer, line, { kind: 'odds', odds: undefined })?.odds).toEqual(lineOf().odds);
});

test('what is above a bound is brought below it', () => {
  expect(less({ code: 'lottery.multiple.above.maximum' }, lineOf({ multiple: 2_000 }))).toMatchObject({
    multiple: 1_000,
  });
  const dear = lineOf({ multiple: 1_000, mostOdds: 100_000_000 });
  expect(less({ code: 'lottery.win.above.maximum' }, dear)).toMatchObject({ multiple: 500 });
  const other = lineOf({ unitMinor: 7n, prizeModeId: 'Lott', series: 1_980 });
  expect(mendLine(offer, other, { kind: 'offered' })).toMatchObject({ unitMinor: 100n, prizeModeId: 'ZY' });
});
