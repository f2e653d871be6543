import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakePlay, fakeApi, type SentCall } from '../testing/fake-play.tsx';
import { sampleRound } from '../testing/sample-play.ts';
import { DiceGame } from './dice-game.tsx';

function play(answer: (call: SentCall) => unknown) {
  const { api, sent } = fakeApi(answer);
  render(
    <FakePlay api={api} gameCode="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  const bets = () => sent.filter((call) => call.name === 'placeBet');
  return { bets, sent };
}

const won = { ok: true, value: sampleRound({ payoutMinor: '198', balanceMinor: '100098' }) };
const betButton = () => screen.getByRole('button', { name: 'Roll' });
const stakeField = () => screen.getByLabelText(/^Stake/);

test('F1: five taps are one bet, and the win reaches the balance', async () => {
  const { bets, sent } = play((call) => (call.name === 'placeBet' ? won : { ok: true, value: null }));
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
  let answer = (_: unknown) => {};
  const { bets } = play((call) => {
    if (call.name !== 'placeBet') return { ok: true, value: null };
    if (bets().length === 1) return { ok: false, code: 'network.lost', message: '', status: 0, facts: {} };
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  fireEvent.click(betButton());
  const checking = await screen.findByRole('button', { name: 'Checking your bet…' });
  expect(checking).toHaveProperty('disabled', true);
  answer(won);
  await screen.findByText('Rolled 12.34, won RM 1.98');
  expect(bets().map((call) => call.idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('a refused stake is told beside the stake, and the balance is as before', async () => {
  play((call) =>
    call.name === 'placeBet'
      ? { ok: false, code: 'stake.above.maximum', message: 'x', status: 400, facts: {} }
      : { ok: true, value: null },
  );
  fireEvent.click(betButton());
  const note = await screen.findByText('Maximum RM 500');
  expect(stakeField().getAttribute('aria-describedby')).toBe(note.id);
  expect(screen.getByText('RM 1,000.00')).toBeTruthy();
});

test('limits are shown before the bet, and a stake beyond them is not sent', () => {
  const { bets } = play(() => ({ ok: true, value: null }));
  expect(screen.getByText('0.10 – 500 · wins up to 50,000')).toBeTruthy();
  fireEvent.change(stakeField(), { target: { value: '600' } });
  expect(screen.getByText('Maximum RM 500')).toBeTruthy();
  fireEvent.click(betButton());
  expect(bets()).toHaveLength(0);
});

test('the slider moves by arrow keys and tells its number', () => {
  play(() => ({ ok: true, value: null }));
  const slider = screen.getByRole('slider', { name: 'Target' });
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider.getAttribute('aria-valuetext')).toBe('61.00');
  fireEvent.keyDown(slider, { key: 'End' });
  expect(slider.getAttribute('aria-valuetext')).toBe('98.00');
});
