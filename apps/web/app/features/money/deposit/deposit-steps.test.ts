import { depositStatuses } from '@wau/contract/deposit-statuses';
import { expect, test } from 'vitest';
import { depositSteps } from './deposit-steps.ts';

test('ME-02 the steps of a deposit say how far it has come, whatever its status', () => {
  const states = Object.fromEntries(
    depositStatuses.map((status) => [
      status,
      depositSteps(status)
        .map(({ state }) => state)
        .join(' '),
    ]),
  );
  expect(states).toEqual({
    pending: 'done now ahead',
    approved: 'done done done',
    declined: 'done failed ahead',
    expired: 'done failed ahead',
    cancelled: 'done failed ahead',
  });
});
