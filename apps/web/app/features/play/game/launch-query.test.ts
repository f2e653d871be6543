import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ApiClient } from '../../../platform/api/api-client.ts';
import { launchChoiceIn, launchQuery } from './launch-query.ts';

test('GA-07 a game is named by vendor and game; the rest is optional', () => {
  const full =
    'vendor=loto&gameId=empat&nodeId=2&gameCategory=LOTT&showChoice=true&supportPlay=trad%2Cent&code=lobby';
  expect(launchChoiceIn(new URLSearchParams(full))).toEqual({
    ...{ vendor: 'loto', gameId: 'empat', nodeId: 2, gameCategory: 'LOTT' },
    ...{ showChoice: 'true', supportPlay: 'trad,ent' },
  });
  expect(launchChoiceIn(new URLSearchParams('vendor=studio&gameId=dice&nodeId=x'))).toEqual({
    ...{ vendor: 'studio', gameId: 'dice', nodeId: undefined, gameCategory: undefined },
    ...{ showChoice: undefined, supportPlay: undefined },
  });
});

test('GA-07 the launch is asked for with every parameter that the address has', async () => {
  const asked: unknown[] = [];
  const api = {
    call: async (name: string, input: { readonly query?: unknown }) => {
      asked.push([name, input.query]);
      return {
        ok: true,
        value: { launchUrl: '/', gameName: 'Dadu', gameId: 'dice' },
        headers: new Headers(),
      };
    },
  } as unknown as ApiClient;
  const query = {
    ...{ vendor: 'loto', gameId: 'empat', nodeId: 2, gameCategory: 'LOTT' },
    ...{ showChoice: 'true', supportPlay: 'trad,ent' },
  };
  await new QueryClient().fetchQuery(launchQuery(api, query, 0));
  expect(asked).toEqual([['launchGame', query]]);
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
