import { expect, test } from 'vitest';
import { launchAddress } from './launch-address.ts';

test("a vendor's own query is kept", () => {
  expect(
    launchAddress({
      vendor: { launchUrl: 'https://vendor.example/open?game={gameId}' },
      gameId: 'wau-bulan',
      language: 'EN',
      themeName: 'night',
      launchToken: 't',
    }),
  ).toBe('https://vendor.example/open?game=wau-bulan&language=EN&theme=night#launch=t');
});

test('an address says itself where the token goes', () => {
  expect(
    launchAddress({
      vendor: { launchUrl: 'https://vendor.example/{gameId}#launch=angin.{launchToken}' },
      gameId: 'wau-bulan',
      language: 'EN',
      themeName: 'night',
      launchToken: 't',
    }),
  ).toBe('https://vendor.example/wau-bulan?language=EN&theme=night#launch=angin.t');
});
