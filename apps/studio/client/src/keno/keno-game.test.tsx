import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { KenoGame } from './keno-game.tsx';

beforeEach(() => void stubStillCanvas());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const number = (text: number | string) => screen.getByRole('button', { name: String(text) });

test('numbers are marked, drawn, and what is a hit is told and paid', async () => {
  const numbers = [7, 40, 3, 21, 22, 23, 24, 25, 26, 27];
  const round = sampleRound({
    gameId: 'keno-neon',
    parameters: { risk: 'medium', spots: [3, 5, 7] },
    events: [{ type: 'kenoDrawn', numbers, hits: 2, lastIsHit: false }],
    payoutMinor: '520',
  });
  const { api, sent } = fakeStudio({ placeBet: () => accepted(round), finishRound: () => accepted(null) });
  render(
    <FakePlay api={api} gameId="keno-neon" openBetsMaximum={1}>
      <KenoGame />
    </FakePlay>,
  );
  const draw = screen.getByRole('button', { name: 'Draw' });
  expect(draw.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Mark 1 number or more')).toBeTruthy();
  for (const spot of [7, 3, 5]) fireEvent.click(number(spot));
  expect(draw.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(draw);
  expect(await screen.findByRole('button', { name: 'Round: 5.2×' })).toBeTruthy();
  expect(sent[0]?.input).toMatchObject({ body: { parameters: { risk: 'medium', spots: [3, 5, 7] } } });
  expect([number('3, a hit'), number('7, a hit'), number('40, drawn')]).toHaveLength(3);
  const spoken = screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(spoken).toContain('2 of 3 hits, Won RM 5.20');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(number(3).getAttribute('aria-pressed')).toBe('false');
});

test('numbers by chance can be bet on at once, and rules tell what their hits pay', async () => {
  const { api } = fakeStudio({});
  render(
    <FakePlay api={api} gameId="keno-neon" openBetsMaximum={1}>
      <KenoGame />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Random' }));
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(8);
  expect(screen.getByRole('button', { name: 'Draw' }).getAttribute('aria-disabled')).toBe('false');
  expect(screen.getByRole('list', { name: 'What hits pay, times the stake' }).textContent).toContain(
    'Hits 8',
  );
  await waitFor(() => expect(screen.queryByText('Mark 1 number or more')).toBeNull());
});
