import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { trackShare } from './dice-choice.ts';
import { flightPoint, rolledEventOf } from './dice-flight.ts';

test('the kite starts at the left end, lands exactly on its number and never passes it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9999 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (roll, share) => {
        expect(flightPoint(roll, 0)).toMatchObject({ trackShare: 0, numberHundredths: 0 });
        const landed = flightPoint(roll, 1);
        expect(landed).toMatchObject({ trackShare: trackShare(roll), numberHundredths: roll });
        expect(landed.heightShare).toBeCloseTo(0);
        expect(flightPoint(roll, share).numberHundredths).toBeLessThanOrEqual(roll);
      },
    ),
  );
});

test('the roll is read from the recorded events', () => {
  expect(rolledEventOf(sampleRound({}))).toMatchObject({ rollHundredths: 1234, won: true });
  expect(() => rolledEventOf({ events: [{ type: 'ballDropped' }] })).toThrow(TypeError);
});

test('the golden rounds end on the number that they recorded', () => {
  for (const golden of goldenRoundsOf('dice')) {
    const { rollHundredths } = rolledEventOf(golden);
    expect(flightPoint(rollHundredths, 1).numberHundredths).toBe(golden.integers[0]);
  }
});
