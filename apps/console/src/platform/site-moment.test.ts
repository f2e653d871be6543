import { expect, test } from 'vitest';
import { siteMoment } from './site-moment.ts';

const deskZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const [farAway = '', alsoFar = ''] = ['Asia/Kuala_Lumpur', 'Pacific/Auckland', 'America/Lima'].filter(
  (zone) => zone !== deskZone,
);

test('a moment is said in the zone of the site where its clock differs from the desk’s', () => {
  const text = '2026-12-03T02:00:00Z';
  expect(siteMoment(text, deskZone, 'en-GB')).toBeUndefined();
  for (const zone of [farAway, alsoFar]) {
    const said = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
    expect(siteMoment(text, zone, 'en-GB')).toBe(said.format(new Date(text)));
  }
});

test('what is no moment is not said at all', () => {
  expect(siteMoment('', farAway, 'en-GB')).toBeUndefined();
});
