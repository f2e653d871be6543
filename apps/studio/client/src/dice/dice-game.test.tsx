import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { messages } from '@wau/i18n/studio/en';
import { afterEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioAnswer, type FakeStudioCalls, fakeStudio, lost } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { DiceGame } from './dice-game.tsx';

afterEach(() => vi.restoreAllMocks());

function play(calls: FakeStudioCalls = {}) {
  const { api, sent } = fakeStudio({ finishRound: () => accepted(null), ...calls });
  render(
    <FakePlay api={api} gameCode="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  const bets = () => sent.filter((call) => call.name === 'placeBet');
  return { bets, sent };
}

const won = accepted(sampleRound({ payoutMinor: '198', balanceMinor: '100098' }));
const betButton = () => screen.getByRole('button', { name: 'Roll' });
const stakeField = () => screen.getByLabelText(/^Stake/);

test('F1: five taps are one bet, and the win reaches the balance', async () => {
  const { bets, sent } = play({ placeBet: () => won });
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(betButton());
  await screen.findByText('Rolled 12.34, won RM 1.98');
  await waitFor(() => expect(screen.getByText('RM 1,000.98')).toBeTruthy());
  expect(bets()).toEqual([
    {
      name: 'placeBet',
      idempotencyKey: 'key-1',
      input: { body: { stakeMinor: '100', parameters: { direction: 'under', targetHundredths: 5000 } } },
    },
  ]);
  expect(sent.map(({ name }) => name)).toContain('finishRound');
  expect(screen.getByRole('button', { name: 'Round: 12.34' })).toBeTruthy();
});

test('F2: a lost answer says that the bet is being checked and asks again with the same key', async () => {
  let answer = (_: FakeStudioAnswer<'placeBet'>) => {};
  const { bets } = play({
    placeBet: () =>
      bets().length === 1
        ? lost
        : new Promise((resolve) => {
            answer = resolve;
          }),
  });
  fireEvent.click(betButton());
  const checking = await screen.findByRole('button', { name: 'Checking your bet…' });
  expect(checking).toHaveProperty('disabled', true);
  answer(won);
  await screen.findByText('Rolled 12.34, won RM 1.98');
  expect(bets().map((call) => call.idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test.each([
  [400, 'stake.below.minimum', 'Minimum RM 0.10'],
  [400, 'stake.above.maximum', 'Maximum RM 500'],
  [400, 'stake.step.wrong', 'Stakes go in steps of RM 0.01'],
  [402, 'balance.insufficient', 'Your balance is too low for this stake'],
] as const)(
  'a stake refused with %s %s is told beside the stake, and the balance is as before',
  async (status, code, words) => {
    play({ placeBet: () => refused(status, code, 'x') });
    fireEvent.click(betButton());
    const note = await screen.findByText(words);
    expect(stakeField().getAttribute('aria-describedby')).toBe(note.id);
    expect(screen.getByText('RM 1,000.00')).toBeTruthy();
  },
);

test('limits are shown before the bet, and a stake beyond them is not sent', () => {
  const { bets } = play();
  expect(screen.getByText('0.10 – 500 · wins up to 50,000')).toBeTruthy();
  fireEvent.change(stakeField(), { target: { value: '600' } });
  expect(screen.getByText('Maximum RM 500')).toBeTruthy();
  fireEvent.click(betButton());
  expect(bets()).toHaveLength(0);
});

test('what a win would pay is told before the bet, above the highest stake too', () => {
  play();
  const win = () => screen.getByText('Payout on win').parentElement?.textContent?.replaceAll('\u00a0', ' ');
  expect(win()).toBe('Payout on winRM 1.98');
  fireEvent.change(stakeField(), { target: { value: '500' } });
  expect(win()).toBe('Payout on winRM 990.00');
});

test('a number that is typed over counts once it is left, and what cannot be read leaves the number as it was', () => {
  play();
  const target = screen.getByLabelText<HTMLInputElement>('Target, 0.00 to 99.99');
  const chance = screen.getByLabelText<HTMLInputElement>('Win chance in per cent');
  const type = (field: HTMLInputElement, value: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    expect(field.value).toBe(value);
    fireEvent.blur(field);
  };
  type(target, '25');
  expect([target.value, chance.value]).toEqual(['25.00', '25.00']);
  type(target, 'x');
  expect([target.value, chance.value]).toEqual(['25.00', '25.00']);
  fireEvent.click(screen.getByRole('radio', { name: /over/i }));
  expect([target.value, chance.value]).toEqual(['74.99', '25.00']);
  type(chance, '40.5');
  expect([target.value, chance.value]).toEqual(['59.49', '40.50']);
});

test('the slider moves by arrow keys and tells its number', () => {
  play();
  const slider = screen.getByRole('slider', { name: 'Target' });
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider.getAttribute('aria-valuetext')).toBe('61.00');
  fireEvent.keyDown(slider, { key: 'End' });
  expect(slider.getAttribute('aria-valuetext')).toBe('98.00');
});

test('F2: without a network no bet is sent, the game says why, and the first tap afterwards bets', async () => {
  const { bets } = play({ placeBet: () => won });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(betButton().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(betButton());
  expect(screen.getByText(messages['bet.offline'])).toBeTruthy();
  expect(bets()).toHaveLength(0);
  network.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(betButton().getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(betButton());
  await screen.findByText('Rolled 12.34, won RM 1.98');
  expect(bets()).toHaveLength(1);
});
