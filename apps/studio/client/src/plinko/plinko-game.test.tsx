import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundView } from '../platform/studio-api.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { PlinkoGame } from './plinko-game.tsx';

/* With less motion: a ball is in its bucket in the first frame that is drawn, and the test says when one is. */

const frames: FrameRequestCallback[] = [];

/** Tells everything that it observes the size of a small phone's board. */
class OneSize {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe(): void {
    const contentRect = { width: 300, height: 300 };
    this.#tell([{ contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
  }
  disconnect(): void {}
}

/** The shapes of sparks are drawn with paths, which this page does not have either. */
class UnseenPath {
  arc(): void {}
  lineTo(): void {}
  moveTo(): void {}
  bezierCurveTo(): void {}
  closePath(): void {}
}

beforeEach(() => {
  frames.length = 0;
  const nothing = new Proxy({}, { get: () => () => ({ addColorStop: () => undefined }), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    nothing as ReturnType<HTMLCanvasElement['getContext']>,
  );
  vi.stubGlobal('Path2D', UnseenPath);
  vi.stubGlobal('ResizeObserver', OneSize);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
  vi.stubGlobal('reportError', expect.fail);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const drawFrame = () =>
  act(async () => {
    for (const draw of frames.splice(0)) draw(0);
  });

/** A ball on the board that opens, with twelve rows of medium risk, and what its bucket pays for RM 1.00. */
function roundInto(bucket: number, payoutMinor: string): RoundView {
  const path = Array.from({ length: 12 }, (_, row) => (row < bucket ? 'right' : 'left'));
  return sampleRound({
    gameId: 'plinko',
    parameters: { rows: 12, risk: 'medium' },
    events: [{ type: 'ballDropped', path, bucket }],
    stakeMinor: '100',
    payoutMinor,
  });
}

/** Drops a ball, which falls until a frame is drawn. */
async function dropBall(round: RoundView) {
  const { api, sent } = fakeStudio({
    placeBet: () => accepted(round),
    finishRound: () => accepted(null),
  });
  const { container } = render(
    <FakePlay api={api} gameId="plinko" openBetsMaximum={10}>
      <PlinkoGame />
    </FakePlay>,
  );
  await drawFrame();
  fireEvent.click(screen.getByRole('button', { name: 'Drop ball' }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('placeBet'));
  const shownGain = () => container.querySelector('.plinko-gain')?.textContent?.replaceAll('\u00a0', ' ');
  return { shownGain };
}

const spoken = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const rows = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows' });
const risks = () => screen.getByRole<HTMLFieldSetElement>('group', { name: 'Risk' });

test('a ball that has landed shows what its bucket multiplies by and what it gained, and says so', async () => {
  const { shownGain } = await dropBall(roundInto(9, '200'));
  expect(shownGain()).toBe('');
  await waitFor(async () => {
    await drawFrame();
    expect(shownGain()).toBe('2× +RM 2.00');
  });
  expect(spoken()).toContain('Ball landed on 2×, RM 2.00');
  expect(await screen.findByRole('button', { name: 'Round: 2×' })).toBeTruthy();
});

test('a ball that brought back less than its stake is told of, and is no gain', async () => {
  const { shownGain } = await dropBall(roundInto(6, '30'));
  await waitFor(async () => {
    await drawFrame();
    expect(spoken()).toContain('Ball landed on 0.3×, RM 0.30');
  });
  expect(shownGain()).toBe('');
});

test('while a ball falls its board stays as it is, and afterwards another can be chosen', async () => {
  await dropBall(roundInto(6, '30'));
  expect([rows().disabled, risks().disabled]).toEqual([true, true]);
  await waitFor(async () => {
    await drawFrame();
    expect([rows().disabled, risks().disabled]).toEqual([false, false]);
  });
  fireEvent.click(screen.getByRole('radio', { name: 'High' }));
  fireEvent.change(rows(), { target: { value: '8' } });
  expect(screen.getByText('Board with 8 rows')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'High' }).checked).toBe(true);
});
