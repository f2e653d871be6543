import { rateProducts } from '@wau/rules/agency/member-rates';
import { expect, test } from 'vitest';
import { readRateDraft, typedRates } from './rate-draft.ts';
import type { MemberRate } from './rate-queries.ts';

/** Live casino goes from 0.80% to 0.90% tomorrow, of which 0.50% was given on; slots lie below what was promised. */
const rates: readonly MemberRate[] = rateProducts.map((product) => ({
  ...{ product, basisPoints: 0, nextBasisPoints: null, uplineBasisPoints: null, promisedBasisPoints: 0 },
  promisedTo: null,
  ...(product === 'LIVE' ? { basisPoints: 80, nextBasisPoints: 90, promisedBasisPoints: 50 } : {}),
  ...(product === 'RNG' ? { basisPoints: 10, promisedBasisPoints: 20 } : {}),
}));
const typed = typedRates(rates);

test('a form begins with what holds from tomorrow on, and has changed nothing', () => {
  expect([typed.LIVE, typed.RNG, typed.FISH]).toEqual(['0.90', '0.10', '']);
  expect(readRateDraft(typed, rates)).toEqual({ changed: [], problems: new Map() });
});

test('what was changed is told with what was seen', () => {
  expect(readRateDraft({ ...typed, LIVE: '0.5', FISH: '0.25' }, rates)).toEqual({
    changed: [
      { product: 'LIVE', seenBasisPoints: 90, basisPoints: 50 },
      { product: 'FISH', seenBasisPoints: 0, basisPoints: 25 },
    ],
    problems: new Map(),
  });
});

test('nothing goes below what was promised, and what lies there already may stay', () => {
  expect([...readRateDraft({ ...typed, LIVE: '0.49' }, rates).problems]).toEqual([['LIVE', 'below']]);
  expect([...readRateDraft({ ...typed, RNG: '0.15' }, rates).problems]).toEqual([['RNG', 'below']]);
  expect(readRateDraft({ ...typed, RNG: '0.2', LIVE: 'ten' }, rates)).toEqual({
    changed: [],
    problems: new Map([['LIVE', 'number']]),
  });
});
