import { reasons } from '@wau/ledger/reasons';
import { expect, test } from 'vitest';
import { reasonName } from './movement-reason.ts';

test.each(reasons)('the ledger’s reason %s has words of its own', (reason) => {
  expect(reasonName(reason)).toBe(`movements.reason.${reason}`);
});

test.each(['', 'constructor', 'some.later.reason'])(
  'an unknown reason %j is still called something',
  (reason) => {
    expect(reasonName(reason)).toBe('movements.reason.other');
  },
);
