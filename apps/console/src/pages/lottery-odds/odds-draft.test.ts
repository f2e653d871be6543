import { describe, expect, test } from 'vitest';
import type { LotteryOdds, OddsPlay } from './lottery-odds-queries.ts';
import { oddsText, parseOdds, previewOdds } from './odds-draft.ts';

const site: LotteryOdds = {
  families: [],
  family: 'ssc',
  gameId: null,
  returnLowestBasisPoints: 8_000,
  returnHighestBasisPoints: 9_950,
  seriesLowest: 1_700,
  seriesHighest: 1_980,
  plays: [],
};
const prize = {
  ...{ prize: 'win', defaultTenThousandths: 99_100, oddsTenThousandths: 99_100 },
  ...{ isBySeries: false, isReturn: false },
};
const number: OddsPlay = {
  ...{ playId: 'place-1-number', group: 'place', localName: null, chargedLots: 1, prizes: [prize] },
  kinds: [[{ prize: 'win', numerator: '1', denominator: '10' }]],
  ...{ source: 'default', ownOdds: null, version: 0, holdsFrom: null },
  ...{ returnLowestPercent: '99.10', returnHighestPercent: '99.10', isInsideBand: true },
};
const bySeries: OddsPlay = {
  ...number,
  prizes: [{ ...prize, isBySeries: true, defaultTenThousandths: 90_000, oddsTenThousandths: 90_000 }],
};

describe('odds that are typed', () => {
  test.each([
    ['9.91', 99_100],
    ['9,91', 99_100],
    [' 90 ', 900_000],
    ['0.0001', 1],
    ['0', undefined],
    ['', undefined],
    ['9.12345', undefined],
    ['-1', undefined],
    ['9e9', undefined],
  ])('%s are read', (text, value) => {
    expect(parseOdds(text)).toBe(value);
  });

  test.each([99_100, 1, 900_000, 19_820])('%i are shown as they are typed', (value) => {
    expect(parseOdds(oddsText(value))).toBe(value);
  });

  test.each([
    ['9.91', 'same', '99.10'],
    ['9.5', 'inside', '95.00'],
    ['9.951', 'outside', '99.51'],
    ['7.99', 'outside', '79.90'],
  ])('%s of a digit are %s, with a return of %s', (win, kind, lowest) => {
    expect(previewOdds(site, number, { win })).toMatchObject({ kind, lowest, highest: lowest });
  });

  test('by series are looked at by the cheapest and the dearest one', () => {
    expect(previewOdds(site, bySeries, {})).toMatchObject({
      ...{ kind: 'same', lowest: '90.00' },
      bySeries: { lowest: '85.00', highest: '99.00' },
    });
    expect(previewOdds(site, bySeries, { win: '9.1' }).kind).toBe('outside');
    expect(previewOdds(site, bySeries, { win: '9.04' }).kind).toBe('inside');
  });

  test('that are none name their prize', () => {
    expect(previewOdds(site, number, { win: 'x' })).toEqual({ kind: 'invalid', prizes: ['win'] });
  });

  test('of a stake that comes back are not sent', () => {
    const tie = { ...prize, prize: 'tie', isReturn: true, oddsTenThousandths: 10_000 };
    const preview = previewOdds(site, { ...number, prizes: [prize, tie] }, {});
    expect(preview).toMatchObject({ odds: { win: 99_100 } });
  });
});
