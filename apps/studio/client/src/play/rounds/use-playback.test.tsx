import { act, render, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test, vi } from 'vitest';
import { FakePlay } from '../../testing/fake-play.tsx';
import { fakeStudio } from '../../testing/fake-studio.ts';
import { sampleRound } from '../../testing/sample-play.ts';
import { useDesk } from '../play-context.tsx';
import { usePlayback } from './use-playback.ts';

test('what a game shows at the end of a round is drawn before what the desk then shows', async () => {
  vi.useFakeTimers();
  const hasPlayed = vi.fn();
  function Game() {
    usePlayback(async () => hasPlayed());
    return useDesk(({ history }) => history.length);
  }
  const { api } = fakeStudio({ finishRound: () => accepted(null) });
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1} unfinishedRound={sampleRound({})}>
      <Game />
    </FakePlay>,
  );
  await act(() => vi.advanceTimersByTimeAsync(16));
  expect(hasPlayed).toHaveBeenCalledOnce();
  expect(screen.queryByText('1')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('1')).toBeTruthy();
});
