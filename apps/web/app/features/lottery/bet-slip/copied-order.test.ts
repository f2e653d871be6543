import { expect, test } from 'vitest';
import { sampleEntry, sampleOrder } from '../../../shared/lottery/testing/lottery-samples.ts';
import { copyOrder } from './copied-order.ts';
import { sampleOffer } from './testing/lottery-samples.ts';

test('an order is taken over with its numbers, price and series, and what is different now is counted', () => {
  const copied = copyOrder(sampleOffer('fixed-digit', 'dragon-tiger-1-5'), sampleOrder(), 100);
  expect(copied.lines.map(({ playId, numbers }) => [playId, numbers])).toEqual([
    ['fixed-digit', '1,3||7||'],
    ['dragon-tiger-1-5', 'dragon'],
  ]);
  expect(copied.lines.map(({ lineCount, series }) => [lineCount, series])).toEqual([
    [3n, 1_800],
    [1n, undefined],
  ]);
  expect(copied).toMatchObject({ otherPriceCount: 0, leftOut: [], withoutRoomCount: 0 });
  const [digits] = sampleEntry().suborders;
  if (digits === undefined) throw new Error('no line group');
  const older = { ...digits, unit: '250', oddsTenThousandths: [85_000] };
  const changed = copyOrder(
    sampleOffer('fixed-digit'),
    sampleOrder([sampleEntry({ suborders: [older] })]),
    100,
  );
  expect(changed).toMatchObject({ otherOddsCount: 1, otherPriceCount: 1 });
  expect(changed.lines[0]).toMatchObject({ unitMinor: 100n, odds: [90_000] });
});

test('plays that are not offered any more are named, and what has no room stays out', () => {
  expect(copyOrder(sampleOffer('fixed-digit'), sampleOrder(), 100)).toMatchObject({
    leftOut: ['dragon-tiger-1-5'],
    lines: [{ playId: 'fixed-digit' }],
  });
  expect(copyOrder(sampleOffer('fixed-digit', 'dragon-tiger-1-5'), sampleOrder(), 1)).toMatchObject({
    withoutRoomCount: 1,
    lines: [{ playId: 'fixed-digit' }],
  });
});
