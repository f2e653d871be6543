import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type AnyFakeAnswer, accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import {
  loadingScreens,
  otherCalls,
  partsOfScreens,
  waitForNothing,
} from '../test-support/loading-screens.ts';
import { fakeSession, renderScreen } from '../test-support/render-screen.tsx';
import routes from './routes.ts';
import { NetworkBanner } from './shell/network/network-banner.tsx';

/** Calls that have not been answered yet, and how many there were. */
const held: ((answer: AnyFakeAnswer) => void)[] = [];
let askedCount = 0;
const asked = () => askedCount;

function hold(): Promise<AnyFakeAnswer> {
  askedCount += 1;
  return new Promise((resolve) => held.push(resolve));
}

function letAllGo(answer: AnyFakeAnswer): void {
  for (const resolve of held.splice(0)) resolve(answer);
}

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

// A call that stayed under way would keep the network slow for the next test.
afterEach(() => {
  setOnline(true);
  letAllGo(refused(500, 'server.failed', 'Ralat di pihak kami'));
  vi.restoreAllMocks();
});

const slowText = 'Rangkaian perlahan…';
const offlineText = 'Anda di luar talian';
const retry = { name: 'Ketik untuk cuba lagi' };

interface Entry {
  readonly path?: string | undefined;
  readonly children?: readonly Entry[] | undefined;
}

const addressesIn = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...addressesIn(children),
  ]);

/** Of a screen with several addresses one is tried. */
const otherAddresses: readonly string[] = [
  ...['/m', '/m/index', '/m/index.html', '/register.html', '/m/register.html'],
  ...['/m/member/home', '/m/message'],
];

test('AP-03 the table names every list that the app asks for', () => {
  const sources = import.meta.glob<string>(
    ['./{features,platform,shared}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const asked = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\.call\(\s*'(list\w+)'/g)].map(([, name]) => name ?? ''),
  );
  const known = new Set<string>([...loadingScreens.map(({ call }) => call), ...partsOfScreens]);
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
});

test('AP-03 every address of the app is of a screen that is tried here, or waits for nothing', () => {
  const known = [
    ...loadingScreens.map(({ path }) => path),
    ...Object.keys(waitForNothing),
    ...otherAddresses,
  ];
  expect(new Set(known)).toEqual(new Set(addressesIn(routes)));
});

function addressOf({ path, search, params }: (typeof loadingScreens)[number]): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '') + search;
}

test.each(loadingScreens.map((loading) => ({ ...loading, address: addressOf(loading) })))(
  'AP-03 $address while $call is slow, has failed, is asked for offline and once more',
  async ({ path, address, shown, call, answer }) => {
    const Screen = shown.default;
    function Framed() {
      return (
        <>
          <Screen />
          <NetworkBanner />
          <p>the frame</p>
        </>
      );
    }
    renderScreen(
      { default: Framed },
      {
        ...{ path, url: address, slowAfterMs: 30, flags: { KYC3: true } },
        // Whoever has an account is led on from there.
        ...(path === '/m/register' ? {} : { session: fakeSession }),
        calls: { ...otherCalls, [call]: hold },
      },
    );

    expect((await screen.findAllByText('Sedang dimuatkan')).length).toBeGreaterThan(0);
    expect(await screen.findByText(slowText)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();

    letAllGo(refused(500, 'server.failed', 'Ralat di pihak kami'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Ralat di pihak kami');
    await waitFor(() => expect(screen.queryByText(slowText)).toBeNull());

    setOnline(false);
    expect(screen.getByText(offlineText)).toBeTruthy();
    const before = asked();
    fireEvent.click(screen.getByRole('button', retry));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(offlineText));
    expect(asked(), 'nothing is asked for that cannot arrive').toBe(before);

    setOnline(true);
    expect(screen.queryByText(offlineText, { selector: '[role=status] *' })).toBeNull();
    fireEvent.click(screen.getByRole('button', retry));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));

    letAllGo(accepted(answer));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(screen.queryByText('Sedang dimuatkan')).toBeNull());
    expect(screen.getByText('the frame'), 'the screen takes the answer').toBeTruthy();
  },
);
