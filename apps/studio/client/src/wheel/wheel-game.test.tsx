import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { WheelGame } from './wheel-game.tsx';

let drawFrame: () => Promise<void>;
beforeEach(() => {
  drawFrame = stubStillCanvas().drawFrame;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function spin(gameId: string, parameters: unknown, places: readonly number[], payoutMinor: string) {
  const events = places.map((place, index) => ({
    type: 'wheelStopped',
    wheel: index === 0 ? 'outer' : 'inner',
    segment: 2,
    place,
  }));
  const round = sampleRound({ gameId, parameters, events, payoutMinor });
  const { api, sent } = fakeStudio({ placeBet: () => accepted(round), finishRound: () => accepted(null) });
  render(
    <FakePlay api={api} gameId={gameId} openBetsMaximum={1}>
      <WheelGame />
    </FakePlay>,
  );
  await drawFrame();
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('placeBet'));
  return sent;
}

const spoken = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('the wheel stops, and what it pays is told', async () => {
  const sent = await spin('roda-wau', { risk: 'medium', segments: 30 }, [2], '200');
  await waitFor(async () => {
    await drawFrame();
    expect(spoken()).toContain('2×, Won RM 2.00');
  });
  expect(await screen.findByRole('button', { name: 'Round: 2×' })).toBeTruthy();
  expect(sent[0]?.input).toMatchObject({ body: { parameters: { risk: 'medium', segments: 30 } } });
});

test('where a segment leads inwards, the inner wheel is spun as well', async () => {
  await spin('roda-pari', { risk: 'medium', segments: 12 }, [8, 9], '1000');
  await waitFor(async () => {
    await drawFrame();
    expect(spoken()).toContain('10×, Won RM 10.00');
  });
});

test('another wheel has other segments, each told with its chance', async () => {
  const { api } = fakeStudio({});
  render(
    <FakePlay api={api} gameId="roda-wau" openBetsMaximum={1}>
      <WheelGame />
    </FakePlay>,
  );
  fireEvent.change(screen.getByRole('combobox', { name: 'Segments' }), { target: { value: '50' } });
  fireEvent.click(screen.getByRole('radio', { name: 'High' }));
  const legend = screen.getByRole('list', { name: 'What the segments pay, and how often' });
  expect(legend.textContent).toBe('0×98.00 %49.5×2.00 %');
});
