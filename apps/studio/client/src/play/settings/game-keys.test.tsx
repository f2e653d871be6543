import { fireEvent, render, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DiceGame } from '../../dice/dice-game.tsx';
import { FakePlay } from '../../testing/fake-play.tsx';
import { fakeStudio, handAnsweredStudio } from '../../testing/fake-studio.ts';
import { sampleRound } from '../../testing/sample-play.ts';
import { useHotkeys } from './use-hotkeys.ts';

const won = accepted(sampleRound({ payoutMinor: '198', balanceMinor: '100098' }));

function play() {
  const { api, sent } = fakeStudio({ placeBet: () => won, finishRound: () => accepted(null) });
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  return { bets: () => sent.filter(({ name }) => name === 'placeBet') };
}

/** Presses and lets go of a key, as a browser tells it: a button with the focus is clicked by the end of Space. */
function press(target: Element, key: string, isHeld = false): void {
  fireEvent.keyDown(target, { key });
  if (isHeld) for (let turn = 0; turn < 5; turn += 1) fireEvent.keyDown(target, { key, repeat: true });
  const isClicked = fireEvent.keyUp(target, { key });
  if (key === ' ' && isClicked && target instanceof HTMLButtonElement) fireEvent.click(target);
}

const betButton = () => screen.getByRole('button', { name: 'Roll' });
const stakeField = () => screen.getByLabelText<HTMLInputElement>(/^Stake/);
const result = () => screen.findByText('Rolled 12.34, won RM 1.98');

// There is no layout here, so nothing would count as visible.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
});
afterEach(() => vi.restoreAllMocks());

describe('Space', () => {
  test('places one bet, wherever the focus is that has no use for it', async () => {
    const { bets } = play();
    press(document.body, ' ');
    await result();
    expect(bets()).toHaveLength(1);
  });

  // The desk of dice would take no second bet, so that what the key does is counted here by itself.
  test.each([
    ['on the bet button', false],
    ['on the bet button, held down,', true],
  ])('%s acts once, by the beginning of the key and not again by its end', (_, isHeld) => {
    const act = vi.fn();
    function BetButton() {
      useHotkeys({ ' ': act });
      return (
        <button type="button" className="bet-button" onClick={act}>
          Roll
        </button>
      );
    }
    render(<BetButton />);
    press(betButton(), ' ', isHeld);
    expect(act).toHaveBeenCalledOnce();
  });

  test('on another button presses that button alone', () => {
    const { bets } = play();
    press(screen.getByRole('button', { name: 'Menu' }), ' ');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(bets()).toHaveLength(0);
  });
});

test('while a stake is typed, keys are only typed', () => {
  const { bets } = play();
  for (const key of [' ', '+', '-', 'a', 't', 'm', 's', 'r', 'f', '?']) press(stakeField(), key);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stakeField().value).toBe('1.00');
  expect(bets()).toHaveLength(0);
});

test('+ and - change the stake, T the pace', () => {
  play();
  press(document.body, '+');
  expect(stakeField().value).toBe('2.00');
  press(document.body, '-');
  expect(stakeField().value).toBe('1.00');
  press(document.body, 't');
  expect(screen.getByRole('button', { name: 'Switch quick play on' })).toBeTruthy();
});

test.each([
  ['a', 'Autoplay'],
  ['s', 'Statistics'],
  ['r', 'Rules'],
  ['f', 'Fairness'],
  ['?', 'Keyboard'],
])('%s opens a sheet, under which keys do nothing', (key, name) => {
  const { bets } = play();
  press(document.body, key);
  expect(screen.getByRole('dialog', { name })).toBeTruthy();
  press(document.body, ' ');
  press(document.body, '+');
  expect(bets()).toHaveLength(0);
  expect(stakeField().value).toBe('1.00');
});

test.each([
  ['a round plays', () => press(document.body, ' ')],
  [
    'rounds play by themselves',
    () => {
      press(document.body, 'a');
      fireEvent.click(screen.getByRole('button', { name: /^Play 10 rounds/ }));
    },
  ],
])('while %s, A opens no autoplay, and the other sheets open', (_, begin) => {
  const { api, sent } = handAnsweredStudio();
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1}>
      <DiceGame />
    </FakePlay>,
  );
  begin();
  expect(sent.map(({ name }) => name)).toContain('placeBet');
  press(document.body, 'a');
  expect(screen.queryByRole('dialog')).toBeNull();
  press(document.body, 'r');
  expect(screen.getByRole('dialog', { name: 'Rules' })).toBeTruthy();
});

describe('an open sheet', () => {
  test('Esc closes it, and the focus returns to what opened it', () => {
    play();
    const menu = screen.getByRole('button', { name: 'Menu' });
    menu.focus();
    fireEvent.click(menu);
    const rules = screen.getByRole('button', { name: 'Rules' });
    rules.focus();
    fireEvent.keyDown(rules, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(menu);
  });

  test('Tab goes round inside it, in both directions', () => {
    play();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const first = screen.getByRole('button', { name: 'Close' });
    const last = screen.getByRole('button', { name: 'Keyboard' });
    last.focus();
    fireEvent.keyDown(last, { key: 'Tab' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
  });

  test('leaves Tab to the browser between its first and its last element', () => {
    play();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const first = screen.getByRole('button', { name: 'Close' });
    first.focus();
    expect(fireEvent.keyDown(first, { key: 'Tab' })).toBe(true);
  });
});
