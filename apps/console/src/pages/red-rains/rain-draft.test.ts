import { expect, test } from 'vitest';
import { emptyRain, readRain } from './rain-draft.ts';

const typed = {
  ...emptyRain(),
  ...{
    clientId: 'client-of-a-rain-1',
    amount: '1,000.50',
    start: '2026-12-01T20:00',
    reason: ' Hari  jadi ',
  },
};

test('AG-04 what was typed becomes an order, in minor units and for all', () => {
  expect(readRain({ ...typed, levels: '3' }, 'MYR')).toEqual({
    order: {
      ...{ clientId: 'client-of-a-rain-1', agentName: null, minutes: 5, packetCount: 100 },
      ...{ totalMinor: '100050', levels: null, needsActive: true, reason: 'Hari jadi' },
      startsAt: new Date('2026-12-01T20:00').toISOString(),
    },
  });
  expect(readRain({ ...typed, agentName: ' wira ', levels: '3' }, 'MYR')).toMatchObject({
    order: { agentName: 'wira', levels: 3 },
  });
});

test.each([
  ['amount', '0'],
  ['count', '2001'],
  ['start', ''],
  ['minutes', '61'],
  ['reason', 'ya'],
] as const)('AG-04 %s is not %s', (field, value) => {
  expect(readRain({ ...typed, [field]: value }, 'MYR')).toEqual({ wrong: [field] });
});
