import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundView } from '../platform/studio-api.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioCalls, fakeStudio } from '../testing/fake-studio.ts';
import { sampleDecision, sampleRound } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { TowersGame } from './towers-game.tsx';

beforeEach(() => void stubStillCanvas());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entered = { type: 'towerEntered', level: 'easy' };
const climbed = { type: 'floorClimbed', floor: 0, tile: 2, bombs: [4], multiplierTenThousandths: 12_125 };
const ofTowers = { gameId: 'tangga-kampung', parameters: { level: 'easy' } } as const;

function waiting(step: number, events: readonly unknown[], kinds: readonly string[]): RoundView {
  return sampleRound({
    ...ofTowers,
    status: 'waiting',
    events: [...events],
    payoutMinor: '0',
    balanceMinor: '99900',
    decision: sampleDecision(step, kinds),
  });
}

function open(calls: FakeStudioCalls) {
  const { api, sent } = fakeStudio({ finishRound: () => accepted(null), ...calls });
  render(
    <FakePlay api={api} gameId="tangga-kampung" openBetsMaximum={1}>
      <TowersGame />
    </FakePlay>,
  );
  return sent;
}

const tile = (floor: number, place: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^Floor ${floor}, tile ${place}\\b`) });

/** From the ground up, counted from 1. */
function floorsWhere(isSo: (floor: HTMLElement) => boolean): readonly number[] {
  const floors = [...screen.getByRole('list', { name: 'Tower with 8 floors' }).children].toReversed();
  return floors.flatMap((floor, place) => (floor instanceof HTMLElement && isSo(floor) ? [place + 1] : []));
}

test('the floors that are marked as safe are those of which the title’s rules say so', () => {
  open({});
  expect(floorsWhere(({ dataset }) => dataset.safe !== undefined)).toEqual([3, 6]);
});

test('the floor that comes next is in view, and again when the phone is turned', () => {
  const turns: (() => void)[] = [];
  class TurnedPhone {
    constructor(tell: () => void) {
      turns.push(tell);
    }
    observe = (): void => turns.at(-1)?.();
    disconnect = (): void => undefined;
  }
  vi.stubGlobal('ResizeObserver', TurnedPhone);
  const scrolled = vi.spyOn(Element.prototype, 'scrollTo');
  open({});
  expect(scrolled).toHaveBeenCalled();
  scrolled.mockClear();
  for (const turn of turns) turn();
  expect(scrolled).toHaveBeenCalledOnce();
});

test('a player climbs by the tiles of the next floor alone and takes what is won', async () => {
  const over = sampleRound({
    ...ofTowers,
    events: [
      entered,
      climbed,
      { type: 'towerCashedOut', because: 'decision' },
      { type: 'towerRevealed', bombs: [[4], [0], [1], [2], [3], [4], [0], [1]] },
      { type: 'settled', multiplierTenThousandths: 12_125, payoutMinor: '121' },
    ],
    payoutMinor: '121',
    balanceMinor: '100021',
  });
  const answers = [waiting(1, [entered, climbed], ['pick', 'cashOut']), over];
  const sent = open({
    placeBet: () => accepted(waiting(0, [entered], ['pick'])),
    decideRound: () => accepted(answers.shift() ?? expect.fail('a third decision')),
  });
  expect(tile(1, 3).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('button', { name: 'Any tile' });
  await waitFor(() => expect(tile(1, 3).disabled).toBe(false));
  expect(tile(2, 3).disabled).toBe(true);
  fireEvent.click(tile(1, 3));
  const take = await screen.findByRole('button', { name: /^Take RM.1\.21$/ });
  await waitFor(() => expect(tile(2, 3).disabled).toBe(false));
  expect(tile(1, 3).disabled).toBe(true);
  expect(floorsWhere(({ dataset }) => dataset.state === 'next')).toEqual([2]);
  expect(tile(1, 3).getAttribute('aria-label')).toBe('Floor 1, tile 3, safe');
  fireEvent.click(take);
  await screen.findByRole('button', { name: 'Round: 1.21×' });
  expect(tile(3, 2).getAttribute('aria-label')).toBe('Floor 3, tile 2, bomb');
  expect(sent.filter(({ name }) => name === 'decideRound').map(({ input }) => input)).toMatchObject([
    { body: { step: 0, decision: { kind: 'pick', tile: 2 } } },
    { body: { step: 1, decision: { kind: 'cashOut' } } },
  ]);
});
