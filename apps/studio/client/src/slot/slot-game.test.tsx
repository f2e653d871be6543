import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { linesEngine } from '@wau/rules/lines/lines-engine';
import type { LinesMathematics } from '@wau/rules/lines/lines-mathematics';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMathematics } from '../play/play-context.tsx';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { goldenRoundsOf } from '../testing/golden-round-files.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { mathematicsOf } from '../testing/sample-titles.ts';
import { linesLook } from './looks/lines-look.ts';
import { SlotGame } from './slot-game.tsx';

/* With less motion, which needs no canvas: what is told of a round, in its order. */

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  vi.stubGlobal('reportError', expect.fail);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const look = linesLook(mathematicsOf<LinesMathematics>('wau-bulan'));

const eventsOf = (name: string): unknown[] => [
  ...(goldenRoundsOf('lines').find((golden) => golden.name === name)?.events ?? []),
];

function Game() {
  useMathematics(linesEngine);
  return <SlotGame look={look} />;
}

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
      <Game />
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

test('GA-09 a spin that wins names its line, counted from one, then what it won', async () => {
  const events = eventsOf('one line with a wild in it') as { type: string; line?: number }[];
  const line = events.find(({ type }) => type === 'winPaid')?.line ?? 0;
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

test('a stake beside the steps of the lines is named as one, and nothing is spun for it', () => {
  const { api, sent } = fakeStudio({});
  render(
    <FakePlay api={api} gameId="wau-bulan" openBetsMaximum={1}>
      <Game />
    </FakePlay>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: /stake/i }), { target: { value: '1.05' } });
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect(sent.filter(({ name }) => name === 'placeBet')).toEqual([]);
});
