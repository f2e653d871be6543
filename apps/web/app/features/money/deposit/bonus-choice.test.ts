import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import { bonusOffersOf, bonusSumOf } from './bonus-choice.ts';
import { sampleBonus } from './testing/sample-deposit.ts';

test('CA-02 what can be chosen with a deposit are the promotions that say so, in their order', () => {
  const of = (promotionId: string, action: typeof sampleBonus.action) => ({
    ...sampleBonus,
    promotionId,
    action,
  });
  const offers = bonusOffersOf([of('a', 'claim'), of('b', 'deposit'), of('c', null), of('d', 'deposit')]);
  expect(offers.map(({ promotionId }) => promotionId)).toEqual(['b', 'd']);
});

test('CA-02 a bonus is worked out as the server does it', () => {
  const [offer] = bonusOffersOf([sampleBonus]);
  if (offer === undefined) throw new Error('the sample can be chosen');
  expect(bonusSumOf(offer, toMinor(1_999n))).toBeUndefined();
  expect(bonusSumOf(offer, toMinor(5_000n))).toEqual({ bonusMinor: 2_500n, turnoverMinor: 7_500n });
  expect(bonusSumOf(offer, toMinor(90_000n))).toEqual({ bonusMinor: 10_000n, turnoverMinor: 30_000n });
});
