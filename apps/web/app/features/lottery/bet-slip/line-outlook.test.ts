import { expect, test } from 'vitest';
import type { BetLine } from './bet-line.ts';
import { type Answered, asksOf, type LookedLine, lookAtLines, type Remaining } from './line-outlook.ts';

const numero = '20261130-0001';
const draw = { numero, times: 1 };

function looked(numbers: readonly string[] | undefined, changes: Partial<BetLine> = {}): LookedLine {
  return {
    line: {
      ...{ playId: 'last-two', prizeModeId: 'ZY', lineCount: BigInt(numbers?.length ?? 4), chargedLots: 1 },
      ...{ unitMinor: 100n, multiple: 1, series: undefined, odds: [900_000] },
      ...{ mostOdds: 900_000, leastOdds: 900_000 },
      ...changes,
    },
    numbers,
  };
}

function answered(remaining: Partial<Remaining>, ask: Partial<Answered['ask']> = {}): Answered {
  return {
    ask: { playId: 'last-two', series: undefined, numbers: undefined, ...ask },
    remaining: {
      ...{ numero, currencyCode: 'MYR', hasLimits: true, isByNumber: true, isPlayClosed: false },
      ...{ drawLeftMinor: null, combinedLeftMinor: null, memberNumberStakeMinor: null },
      ...{ odds: [900_000], numbers: [] },
      ...remaining,
    },
  };
}

function number(text: string, ...offers: readonly (readonly [string | null, number])[]) {
  return {
    number: text,
    isClosed: false,
    offers: offers.map(([upToMinor, oddsPercent]) => ({
      ...{ upToMinor, oddsPercent },
      odds: [9_000 * oddsPercent],
    })),
  };
}

const lookAt = (line: LookedLine, remaining: Partial<Remaining>) =>
  lookAtLines([line], [answered(remaining)], draw).get(line.line);

test('each play is asked about once, with the numbers of all of its lines, and never with more than an address holds', () => {
  expect(asksOf([looked(['12', '34']), looked(['34', '56']), looked(undefined, { playId: 'five' })])).toEqual(
    [
      { playId: 'last-two', series: undefined, numbers: '12,34,56' },
      { playId: 'five', series: undefined, numbers: undefined },
    ],
  );
  expect(asksOf([looked(['1||', '|2|', '3||'])])[0]?.numbers).toBe('1,3|2|');
  const many = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(4, '0'));
  const asks = asksOf(Array.from({ length: 9 }, (_, index) => looked(many, { playId: `play-${index}` })));
  expect(asks).toHaveLength(8);
  expect(Math.max(...asks.map(({ numbers = '' }) => encodeURIComponent(numbers).length))).toBeLessThan(4_000);
});

test('what has not been answered, or was for another draw, says nothing', () => {
  const line = looked(['12']);
  expect(lookAtLines([line], [], draw).size).toBe(0);
  expect(lookAtLines([line], [answered({ isPlayClosed: true })], { ...draw, numero: 'next' }).size).toBe(0);
  expect(lookAt(line, { numbers: [number('34', ['0', 100])] })).toEqual({
    refusal: undefined,
    nearly: undefined,
  });
});

test('closed numbers, full ones and one’s own limit are told apart, with what is left', () => {
  const closed = { number: '12', isClosed: true, offers: [] };
  const code = (remaining: Partial<Remaining>, line = looked(['12', '34'])) =>
    lookAt(line, remaining)?.refusal;
  expect(code({ isPlayClosed: true })).toMatchObject({ code: 'lottery.number.closed', numbers: [] });
  expect(code({ numbers: [closed, number('34', [null, 100])] })).toMatchObject({
    ...{ code: 'lottery.number.closed', numbers: ['12'] },
  });
  expect(code({ numbers: [number('12', ['60', 100]), number('34', [null, 100])] })).toMatchObject({
    ...{ code: 'lottery.number.full', numbers: ['12'], leftMinor: 60n },
  });
  expect(code({ memberNumberStakeMinor: '50', numbers: [number('34', ['50', 100])] })).toMatchObject({
    ...{ code: 'lottery.number.own.limit', numbers: ['34'], leftMinor: 50n },
  });
  expect(code({ drawLeftMinor: '150' })).toMatchObject({ code: 'lottery.draw.full', leftMinor: 150n });
});

test('a stake is paid by the offer that it goes into, and the lowest odds are those of the line', () => {
  const hot = lookAt(looked(['12', '34']), {
    numbers: [number('12', [null, 100]), number('34', ['50', 100], [null, 80])],
  });
  expect(hot?.refusal).toMatchObject({ code: 'lottery.odds.changed', numbers: ['34'], odds: [720_000] });
  const taken = looked(['34'], { odds: [720_000] });
  expect(lookAt(taken, { numbers: [number('34', ['50', 100], [null, 80])] })?.refusal).toBeUndefined();
});

test('lower odds are told beside whatever else keeps a line from being taken, and so is what is nearly gone', () => {
  const hot = number('34', [null, 80]);
  const lowered = { numbers: ['34'], odds: [720_000] };
  const line = () => looked(['12', '34']);
  const closed = lookAt(line(), { numbers: [{ number: '12', isClosed: true, offers: [] }, hot] });
  expect(closed).toMatchObject({ refusal: { code: 'lottery.number.closed', numbers: ['12'] }, lowered });
  const full = lookAt(line(), { numbers: [number('12', ['60', 100]), hot] });
  expect(full).toMatchObject({ refusal: { code: 'lottery.number.full', numbers: ['12'] }, lowered });
  const late = lookAt(line(), { drawLeftMinor: '150', numbers: [hot] });
  expect(late).toMatchObject({ refusal: { code: 'lottery.draw.full' }, lowered });
  const scarce = lookAt(line(), { numbers: [number('34', ['250', 80])] });
  expect(scarce).toMatchObject({
    ...{
      refusal: { code: 'lottery.odds.changed', ...lowered },
      nearly: { numbers: ['34'], leftMinor: 250n },
    },
  });
  expect(scarce?.lowered).toBeUndefined();
});

test('what lines before have taken is not left any more, and what is nearly full is told', () => {
  const lines = [looked(['12']), looked(['12']), looked(['12'])];
  const outlooks = lookAtLines(lines, [answered({ numbers: [number('12', ['250', 100])] })], draw);
  const [first, second, third] = lines.map(({ line }) => outlooks.get(line));
  expect(first).toEqual({ refusal: undefined, nearly: { numbers: ['12'], leftMinor: 250n } });
  expect(second?.nearly?.leftMinor).toBe(150n);
  expect(third?.refusal).toMatchObject({ code: 'lottery.number.full', leftMinor: 50n });
});

test('what lines before have staked on the draw is not left any more, as often as a chase multiplies it', () => {
  const lines = [looked(['12']), looked(['34']), looked(['56'])];
  const outlooks = lookAtLines(lines, [answered({ drawLeftMinor: '450' })], { ...draw, times: 2 });
  const refusals = lines.map(({ line }) => outlooks.get(line)?.refusal);
  expect(refusals.map((refusal) => refusal?.leftMinor)).toEqual([undefined, undefined, 50n]);
  expect(refusals[2]?.code).toBe('lottery.draw.full');
});

test('of lines that are bounded together only what is certain is said', () => {
  const line = looked(undefined);
  const together = { isByNumber: false, combinedLeftMinor: '8999' };
  expect(lookAt(line, together)?.refusal).toMatchObject({ code: 'lottery.draw.full', leftMinor: undefined });
  expect(lookAt(line, { ...together, combinedLeftMinor: '9000' })?.refusal).toBeUndefined();
});
