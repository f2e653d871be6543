import type { MerchantCode } from '@wau/contract/ids';
import { expect, test } from 'vitest';
import { invitationLink, readInvitation } from './invitation-link.ts';

test('a link says the site and the ticket, behind what is sent to no server', () => {
  const link = new URL(invitationLink('https://console.example', 'wau' as MerchantCode, 'a_B-9'));
  expect(link.pathname + link.search).toBe('/console/invitation');
  expect(readInvitation(link.hash)).toEqual({ merchantCode: 'wau', ticket: 'a_B-9' });
});

test.each(['', '#', '#wau', '#wau.', '#.ticket', '#W.ticket', '#wau.a b'])('%j is no invitation', (hash) => {
  expect(readInvitation(hash)).toBeUndefined();
});
