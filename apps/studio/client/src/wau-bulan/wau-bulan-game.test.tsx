import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { WauBulanGame } from './wau-bulan-game.tsx';

/* With less motion, which needs no canvas: what is told of a round, in its order. */

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  vi.stubGlobal('reportError', expect.fail);
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const eventsOf = (name: string): unknown[] => [
  ...(goldenRoundsOf('wau-bulan').find((golden) => golden.name === name)?.events ?? []),
];

/** Spins once, and tells every line that stands below the reels until the round has ended. */
async function spin(events: readonly unknown[], payoutMinor: string): Promise<readonly string[]> {
  const { api } = fakeStudio({
    placeBet: () =>
      accepted(
        sampleRound({
          gameId: 'wau-bulan',
          parameters: {},
          events: [...events],
          stakeMinor: '100',
          payoutMinor,
        }),
      ),
    finishRound: () => accepted(null),
  });
  const { container } = render(
    <FakePlay api={api} gameId="wau-bulan" openBetsMaximum={1}>
      <WauBulanGame />
    </FakePlay>,
  );
  const told: string[] = [];
  const line = container.querySelector('.slot-line');
  const watch = new MutationObserver(() => {
    const text = line?.textContent ?? '';
    if (text !== told.at(-1)) told.push(text);
  });
  watch.observe(line ?? container, { childList: true, characterData: true, subtree: true });
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  await screen.findByRole('button', { name: /^Round: / });
  await screen.findByRole('button', { name: 'Spin' });
  watch.disconnect();
  return told.filter((text) => text !== '').map((text) => text.replaceAll('\u00a0', ' '));
}

const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a spin that wins names its line, counted from one, then what it won', async () => {
  const events = eventsOf('one line with a kite in it') as { type: string; line?: number }[];
  const line = events.find(({ type }) => type === 'lineWon')?.line ?? 0;
  expect(await spin(events, '150')).toEqual([`Line ${line + 1}`, 'Won RM 1.50']);
  await waitFor(() => expect(spoken()).toContain('Won RM 1.50'));
});

test('a spin that wins nothing says so to those who hear it, and leaves the line empty', async () => {
  expect(await spin(eventsOf('nothing won'), '0')).toEqual([]);
  await waitFor(() => expect(spoken()).toContain('No win'));
});

test('a return below the stake is told as one, and is no win', async () => {
  const events = eventsOf('nothing won').with(-1, {
    type: 'settled',
    multiplierTenThousandths: 5_000,
    payoutMinor: '50',
  });
  expect(await spin(events, '50')).toEqual(['RM 0.50 returned']);
  await waitFor(() => expect(spoken()).toContain('RM 0.50 returned'));
});

test('a win at the limit says that it is the most that a round pays', async () => {
  const events = eventsOf('nothing won').toSpliced(
    -1,
    1,
    { type: 'payoutCapped', uncappedMinor: '900', payoutMinor: '150' },
    { type: 'settled', multiplierTenThousandths: 15_000, payoutMinor: '150' },
  );
  expect(await spin(events, '150')).toEqual(['Maximum payout reached: RM 1.50']);
});

test('a stake beside the steps of the reels is named as one, and nothing is spun for it', () => {
  const { api, sent } = fakeStudio({});
  render(
    <FakePlay api={api} gameId="wau-bulan" openBetsMaximum={1}>
      <WauBulanGame />
    </FakePlay>,
  );
  fireEvent.change(screen.getByLabelText(/^Stake/), { target: { value: '1.10' } });
  expect(screen.getByText('Stakes go in steps of RM 0.20')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect(sent.map(({ name }) => name)).not.toContain('placeBet');
  fireEvent.change(screen.getByLabelText(/^Stake/), { target: { value: '1.20' } });
  expect(screen.queryByText('Stakes go in steps of RM 0.20')).toBeNull();
});

test('what free spins have won so far grows once a spin has shown its win, not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const events = eventsOf('three moons, free spins, a retrigger and rising kites');
  const { api } = fakeStudio({
    placeBet: () =>
      accepted(sampleRound({ gameId: 'wau-bulan', parameters: {}, events, payoutMinor: '4570' })),
  });
  render(
    <FakePlay api={api} gameId="wau-bulan" openBetsMaximum={1}>
      <WauBulanGame />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  const told: string[] = [];
  const expected = [
    'Free spin 1 of 10: So far RM 2.00',
    'Free spin 2 of 10: So far RM 2.00',
    'Free spin 3 of 10: So far RM 2.00',
    'Free spin 3 of 10: So far RM 26.00',
    'Free spin 4 of 10: So far RM 26.00',
  ];
  for (let tenths = 0; tenths < 600 && told.length < expected.length; tenths += 1) {
    await act(() => vi.advanceTimersByTimeAsync(100));
    const spin = screen.queryByText(/^Free spin /);
    if (spin === null) continue;
    const total = screen.getByText(/^RM /, { selector: '.balance-bar .figure[aria-hidden]' });
    const text = `${spin.textContent}: So far ${total.textContent}`.replaceAll('\u00a0', ' ');
    if (text !== told.at(-1)) told.push(text);
  }
  expect(told).toEqual(expected);
});
