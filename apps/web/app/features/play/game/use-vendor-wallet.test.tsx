import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCall, FakeRequest, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import { fillVendorWallet } from '../../../platform/wallets/vendor-wallet.ts';
import { useVendorWallet } from './use-vendor-wallet.ts';

const fourMinutesMs = 4 * 60_000;
const balance: FakeValue<'getBalance'> = {
  sumBalance: '10.00',
  sumBalanceMinor: '1000',
  currencyCode: 'MYR',
  currencySymbol: 'RM',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

/** A game that is open, of which each tap is a round, and a way out. */
function open(
  isFilledAtLaunch: boolean | undefined,
  returnFunds: FakeCall<'returnFunds'> = () => accepted({ list: [] }),
) {
  const asked: string[] = [];
  const noted =
    <Name extends 'returnFunds' | 'transferFunds' | 'getBalance'>(name: Name, answer: FakeCall<Name>) =>
    (request: FakeRequest) => {
      asked.push(request.body === undefined ? name : `${name} ${JSON.stringify(request.body)}`);
      return answer(request);
    };
  const Game = () => {
    const tellOfPlay = useVendorWallet('samudra', isFilledAtLaunch);
    return (
      <>
        <button type="button" onClick={tellOfPlay}>
          Round
        </button>
        <Link to="/m/home">Leave</Link>
      </>
    );
  };
  const services = renderScreen(
    { default: Game },
    {
      path: '/m/launchGame',
      session: fakeSession,
      calls: {
        returnFunds: noted('returnFunds', returnFunds),
        transferFunds: noted('transferFunds', () => refused(402, 'balance.insufficient', 'Tiada baki')),
        getBalance: noted('getBalance', () => accepted(balance)),
      },
    },
  );
  return { ...services, asked };
}

const playRound = () => fireEvent.click(screen.getByRole('button', { name: 'Round' }));
const leave = async () => {
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await screen.findByTestId('path');
};
const returned = 'returnFunds {"vendorCode":"samudra"}';

test('what was taken along is brought back when the game is left, once, and the money on show is asked for anew', async () => {
  const { asked, queryClient, api } = open(true);
  await queryClient.fetchQuery(balanceQuery(api));
  expect(asked).toEqual(['getBalance']);
  await leave();
  await waitFor(() => expect(asked).toEqual(['getBalance', returned]));
  await waitFor(() =>
    expect(queryClient.getQueryState(balanceQuery(api).queryKey)?.isInvalidated).toBe(true),
  );
});

test.each([
  ['the merchant leaves transfers to the player', false],
  ['the vendor keeps no wallets', undefined],
])('nothing is brought back where %s', async (_, isFilledAtLaunch) => {
  const { asked, api, queryClient } = open(isFilledAtLaunch);
  await leave();
  await queryClient.fetchQuery(balanceQuery(api));
  expect(asked).toEqual(['getBalance']);
});

test('rounds at a vendor with wallets of its own tell the house that the player is there, every four minutes', async () => {
  const { asked } = open(false);
  playRound();
  playRound();
  await waitFor(() => expect(asked).toEqual(['getBalance']));
  vi.setSystemTime(Date.now() + fourMinutesMs - 1);
  playRound();
  vi.setSystemTime(Date.now() + 1);
  playRound();
  await waitFor(() => expect(asked).toEqual(['getBalance', 'getBalance']));
});

test('rounds at other vendors, whose bets the house sees, tell nothing', async () => {
  const { asked, api, queryClient } = open(undefined);
  playRound();
  await queryClient.fetchQuery(balanceQuery(api));
  expect(asked).toEqual(['getBalance']);
});

test('what goes to the vendor next waits until what is under way has come back, also where that fails', async () => {
  const answer = Promise.withResolvers<void>();
  const { asked, api } = open(true, async () => {
    await answer.promise;
    return refused(503, 'server.overloaded', 'Cuba lagi');
  });
  await leave();
  await waitFor(() => expect(asked).toEqual([returned]));
  const filled = fillVendorWallet(api, 'samudra');
  await api.call('getBalance', {});
  expect(asked, 'not before').toEqual([returned, 'getBalance']);
  answer.resolve();
  await filled;
  expect(asked.at(-1)).toBe('transferFunds {"from":"main","to":"samudra"}');
});

test('bringing back is tried again, under one key, while the server is overloaded, and no more once it has answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const keys: (string | null)[] = [];
  const { asked } = open(true, ({ headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    return keys.length < 3 ? refused(503, 'server.overloaded', 'Cuba lagi') : accepted({ list: [] });
  });
  await leave();
  await waitFor(() => expect(asked).toEqual([returned]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([returned, returned, returned]);
  expect(new Set(keys).size).toBe(1);
});

test('bringing back is tried four times', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { asked } = open(true, () => refused(503, 'server.overloaded', 'Cuba lagi'));
  await leave();
  await waitFor(() => expect(asked).toEqual([returned]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([returned, returned, returned, returned]);
});

test('what goes to the vendor next does not wait for a further try, which is not made any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { asked, api } = open(true, () => refused(503, 'server.overloaded', 'Cuba lagi'));
  await leave();
  await waitFor(() => expect(asked).toEqual([returned]));
  await fillVendorWallet(api, 'samudra');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([returned, 'transferFunds {"from":"main","to":"samudra"}']);
});
