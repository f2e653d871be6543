import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from '../../../platform/api/api-client.ts';
import { launchChoiceIn, launchQuery } from './launch-query.ts';

test('a game is named by vendor and game; the rest is optional', () => {
  expect(launchChoiceIn(new URLSearchParams('vendor=studio&gameId=dice&nodeId=2&gameCategory=RNG'))).toEqual({
    vendor: 'studio',
    gameId: 'dice',
    nodeId: 2,
    gameCategory: 'RNG',
  });
  expect(launchChoiceIn(new URLSearchParams('vendor=studio&gameId=dice&nodeId=x'))).toEqual({
    vendor: 'studio',
    gameId: 'dice',
    nodeId: undefined,
    gameCategory: undefined,
  });
});

test.each(['', 'vendor=studio', 'gameId=dice', 'vendor=&gameId=dice'])('%j names no game', (search) => {
  expect(launchChoiceIn(new URLSearchParams(search))).toBeUndefined();
});

test('what is left at other vendors is back before the balance goes along to this one', async () => {
  const asked: unknown[] = [];
  const api = {
    call: async (name: string, input: { readonly body?: unknown }) => {
      asked.push([name, input.body]);
      const vendorWallet = { isFilledAtLaunch: true };
      const value = { launchUrl: '/', gameName: 'Dadu', gameId: 'dice', fundsAt: ['samudra'], vendorWallet };
      return { ok: true, value, headers: new Headers() };
    },
  } as unknown as ApiClient;
  const choice = { vendor: 'another', gameId: 'dice', nodeId: undefined, gameCategory: undefined };
  await new QueryClient().fetchQuery(launchQuery(api, choice, 0));
  expect(asked).toEqual([
    ['launchGame', undefined],
    ['returnFunds', { vendorCode: 'samudra' }],
    ['transferFunds', { from: 'main', to: 'another' }],
  ]);
});
