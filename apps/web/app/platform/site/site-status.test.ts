import { expect, test } from 'vitest';
import { closureReasonOf, type SiteStatus } from './site-status.ts';

const open: SiteStatus = {
  maintenance: false,
  addressBlocked: false,
  regionRestriction: false,
  retryAfterSeconds: 60,
  info: '',
  location: '',
  contentVersion: '1',
};

test.each([
  [{}, undefined],
  [{ regionRestriction: true }, 'region'],
  [{ addressBlocked: true }, 'address'],
  [{ addressBlocked: true, regionRestriction: true }, 'address'],
  [{ maintenance: true, regionRestriction: true }, 'maintenance'],
  [{ maintenance: true, addressBlocked: true }, 'maintenance'],
  [{ maintenance: true, addressBlocked: true, regionRestriction: true }, 'maintenance'],
] as const)('SH-12 a site with %j is closed because of %s', (over, reason) => {
  expect(closureReasonOf({ ...open, ...over })).toBe(reason);
});

test('SH-12 a site of which nothing is known is not called closed', () => {
  expect(closureReasonOf(undefined)).toBeUndefined();
});
