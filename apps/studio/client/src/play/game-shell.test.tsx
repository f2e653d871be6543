import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { DiceGame } from '../dice/dice-game.tsx';
import { createStore } from '../platform/store.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio, handAnsweredStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { GameShell } from './game-shell.tsx';
import { usePace } from './play-context.tsx';
import { usePlayback } from './rounds/use-playback.ts';
import type { SkipOffer } from './skip-offer.ts';
import { useStake } from './stake/use-stake.ts';

const parameters = { direction: 'under', targetHundredths: 5_000 };

test('a bet, its answer, what can be skipped of it and its end draw anew what tells of them, and not the whole game', async () => {
  const skip = createStore<SkipOffer | undefined>(undefined);
  const ends = Promise.withResolvers<void>();
  let drawn = 0;
  function Stage() {
    drawn += 1;
    return null;
  }
  function Game() {
    usePlayback(async () => {
      skip.set({ label: 'Stop the reels', onSkip: ends.resolve });
      await ends.promise;
      skip.set(undefined);
    });
    usePace();
    return (
      <GameShell
        stake={useStake()}
        betLabel="Bet"
        parameters={parameters}
        stage={<Stage />}
        describeRound={() => 'shown'}
        roundDetails={() => null}
        rules={null}
        allowsMoreBets={false}
        autoplayExtras={{ changesStakes: false }}
        skip={skip}
      />
    );
  }
  const { api } = fakeStudio({
    placeBet: () => accepted(sampleRound({ payoutMinor: '198', balanceMinor: '100098' })),
    finishRound: () => accepted(null),
  });
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <Game />
    </FakePlay>,
  );
  const drawnBefore = drawn;
  fireEvent.click(screen.getByRole('button', { name: 'Bet' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Stop the reels' }));
  await screen.findByRole('button', { name: 'Bet' });
  await screen.findByRole('button', { name: 'Round: shown' });
  await waitFor(() => expect(screen.getByText('RM 1,000.98')).toBeTruthy());
  expect(drawn).toBe(drawnBefore);
});

test('closed, a sheet that was opened from another gives the focus back to where the first was opened', async () => {
  function Game() {
    return (
      <GameShell
        stake={useStake()}
        betLabel="Bet"
        parameters={parameters}
        stage={null}
        describeRound={() => 'shown'}
        roundDetails={() => null}
        rules={null}
        allowsMoreBets={false}
        autoplayExtras={{ changesStakes: false }}
      />
    );
  }
  render(
    <FakePlay api={fakeStudio({}).api} gameId="dice" openBetsMaximum={1}>
      <Game />
    </FakePlay>,
  );
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.focus();
  fireEvent.click(menu);
  const settings = await screen.findByRole('button', { name: 'Settings' });
  settings.focus();
  fireEvent.click(settings);
  await screen.findByRole('dialog', { name: 'Settings' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(menu);
});

test('while rounds play by themselves nothing that they were begun with can be changed', () => {
  render(
    <FakePlay api={handAnsweredStudio().api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  const stake = () => screen.getByLabelText<HTMLInputElement>(/^Stake/);
  const chosen = () => [screen.getByRole('radio', { name: 'Roll over' }), stake()];
  const areClosed = () => chosen().map((field) => field.closest('[inert]') !== null);
  expect(areClosed()).toEqual([false, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Autoplay' }));
  fireEvent.click(screen.getByRole('button', { name: /^Play 10 rounds/ }));
  expect(areClosed()).toEqual([true, true]);
  for (const key of ['+', '=', '+', '-']) fireEvent.keyDown(document.body, { key });
  expect(stake().value).toBe('1.00');
  fireEvent.click(screen.getByRole('button', { name: /^Stop/ }));
  expect(areClosed()).toEqual([false, false]);
  fireEvent.keyDown(document.body, { key: '+' });
  expect(stake().value).toBe('2.00');
});
