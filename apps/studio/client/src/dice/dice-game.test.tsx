import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { messages } from '@wau/i18n/studio/en';
import { afterEach, expect, test, vi } from 'vitest';
import type { Sound } from '../platform/sound.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioAnswer, type FakeStudioCalls, fakeStudio, lost } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { DiceGame } from './dice-game.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Notes the sounds that are played. */
const soundInto = (heard: string[]): Sound => ({
  setOn: () => undefined,
  setLevels: () => undefined,
  play: (name) => {
    heard.push(name);
    return () => undefined;
  },
  repeat: () => () => undefined,
});

function play(calls: FakeStudioCalls = {}, heard: string[] = []) {
  const { api, sent } = fakeStudio({ finishRound: () => accepted(null), ...calls });
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1} sound={soundInto(heard)}>
      <DiceGame />
    </FakePlay>,
  );
  const bets = () => sent.filter((call) => call.name === 'placeBet');
  return { bets, sent };
}

const won = accepted(sampleRound({ payoutMinor: '198', balanceMinor: '100098' }));

/** What a roll of 98.76 brought on RM 1.00. */
function rolledHigh(payoutMinor: string) {
  const settled = { type: 'settled', multiplierTenThousandths: Number(payoutMinor) * 100, payoutMinor };
  const rolled = { type: 'diceRolled', rollHundredths: 9876, won: payoutMinor !== '0' };
  return accepted(sampleRound({ payoutMinor, balanceMinor: '100000', events: [rolled, settled] }));
}

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

test.each([
  ['won', '198', 'diceLand', 'Rolled 98.76, won RM 1.98', '+RM 1.98'],
  ['returned', '50', 'lost', 'Rolled 98.76, RM 0.50 returned', undefined],
  ['lost', '0', 'lost', 'Rolled 98.76, lost', undefined],
])('a roll that %s is heard and seen as that', async (_, payoutMinor, sound, said, gain) => {
  const heard: string[] = [];
  play({ placeBet: () => rolledHigh(payoutMinor) }, heard);
  fireEvent.click(betButton());
  await screen.findByText(said);
  expect(heard.filter((name) => name === 'diceLand' || name === 'lost')).toEqual([sound]);
  expect(screen.queryByText(/^\+/)?.textContent?.replaceAll('\u00a0', ' ')).toBe(gain);
});

test.each([
  ['less motion is asked for', true],
  ['quick play is on', false],
])('where %s the number is there without a flight', async (_, matches) => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches }));
  vi.stubGlobal('requestAnimationFrame', () => 1);
  const heard: string[] = [];
  play({ placeBet: () => rolledHigh('0') }, heard);
  fireEvent.click(betButton());
  await screen.findByText('Rolled 98.76, lost');
  expect(screen.getByText('98.76', { selector: '.dice-number *' })).toBeTruthy();
  expect(heard).not.toContain('diceFly');
});

test('without quick play the kite flies to the number, unless a tap on the stage ends the flight', async () => {
  const frames: ((nowMs: number) => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (step: (nowMs: number) => void) => frames.push(step));
  const heard: string[] = [];
  play({ placeBet: () => rolledHigh('0') }, heard);
  fireEvent.click(screen.getByRole('button', { name: 'Switch quick play off' }));
  fireEvent.click(betButton());
  await waitFor(() => expect(heard).toContain('diceFly'));
  const frameAt = (nowMs: number) => {
    for (const step of frames.splice(0)) step(nowMs);
  };
  frameAt(1_000);
  frameAt(1_016);
  expect(screen.queryByText(/^Rolled/)).toBeNull();
  fireEvent.pointerDown(screen.getByText('Multiplier'));
  frameAt(1_032);
  await screen.findByText('Rolled 98.76, lost');
});
