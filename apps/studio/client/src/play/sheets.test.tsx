import { fireEvent, render, screen, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { DiceGame } from '../dice/dice-game.tsx';
import type { Sound } from '../platform/sound.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';

/* What the sheets of the menu say and change. */

function open() {
  const switched: boolean[] = [];
  const sound: Sound = {
    setOn: (isOn) => void switched.push(isOn),
    setLevels: () => undefined,
    play: () => () => undefined,
    repeat: () => () => undefined,
  };
  let kept: Record<string, unknown> = {};
  const { api } = fakeStudio({
    placeBet: () => accepted(sampleRound({ payoutMinor: '198', balanceMinor: '100098' })),
    finishRound: () => accepted(null),
  });
  render(
    <FakePlay
      api={api}
      gameId="dice"
      openBetsMaximum={1}
      sound={sound}
      keep={(text) => {
        kept = JSON.parse(text);
      }}
    >
      <DiceGame />
    </FakePlay>,
  );
  return { switched, kept: () => kept };
}

const openFromMenu = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
};

function facts(): Record<string, string | null | undefined> {
  const sheet = within(screen.getByRole('dialog'));
  const values = sheet
    .getAllByRole('definition')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  return Object.fromEntries(
    sheet.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]),
  );
}

test('each setting changes itself alone, is kept, and the sound is switched with its own', () => {
  const { switched, kept } = open();
  openFromMenu('Settings');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Sound/ }));
  expect(switched).toEqual([true]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Quick play/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^Vibration/ }));
  fireEvent.change(screen.getByRole('slider', { name: 'Music' }), { target: { value: '70' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Effects' }), { target: { value: '20' } });
  expect(kept()).toMatchObject({
    isSoundOn: true,
    isTurbo: false,
    hasHaptics: false,
    musicPercent: 70,
    effectsPercent: 20,
  });
  expect(switched).toEqual([true]);
});

test('the buttons for sound and turbo say what a tap does, and do it', () => {
  const { switched, kept } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Switch sound on' }));
  expect(switched).toEqual([true]);
  fireEvent.click(screen.getByRole('button', { name: 'Switch sound off' }));
  expect(switched).toEqual([true, false]);
  fireEvent.click(screen.getByRole('button', { name: 'Switch quick play off' }));
  expect(kept()).toMatchObject({ isSoundOn: false, isTurbo: false });
  expect(screen.getByRole('button', { name: 'Switch quick play on' })).toBeTruthy();
});

test('the rules name the limits of stake and win', () => {
  open();
  openFromMenu('Rules');
  expect(facts()).toMatchObject({
    'Minimum stake': 'RM 0.10',
    'Maximum stake': 'RM 500',
    'Maximum payout per round': 'RM 50,000',
  });
});

test('the rules tell how often rounds pay, how rough they are, the largest payout, and how that is known', () => {
  open();
  openFromMenu('Rules');
  expect(facts()).toMatchObject({
    'Rounds that pay': expect.stringMatching(/^\d+(\.\d+)?( – \d+(\.\d+)?)? %$/),
    Volatility: expect.stringMatching(/^(low|medium|high)/),
    'Largest payout': expect.stringMatching(/×/),
  });
  expect(screen.getByText('Counted exactly over everything that can happen.')).toBeTruthy();
});

test('a round of the history is told with its stake, what it paid and its number of the seed', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Roll' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Round: 12.34' }));
  expect(facts()).toMatchObject({ Stake: 'RM 1.00', Win: 'RM 1.98' });
});
