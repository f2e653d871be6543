import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { quickTap } from './quick-tap.ts';

afterEach(cleanup);

const onButton = { clientX: 50, clientY: 20 };
const besideButton = { clientX: 50, clientY: 60 };

function renderButton() {
  const act = vi.fn();
  render(
    <button type="button" {...quickTap(act)}>
      Bet
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Bet' });
  button.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  return { act, button };
}

/** Lifts a finger; answers whether the browser still makes a click of it. */
function lift(button: HTMLElement, at: typeof onButton, touches: (typeof onButton)[] = []): boolean {
  const list = (points: (typeof onButton)[]) =>
    Object.assign([...points], { item: (index: number) => points[index] ?? null });
  const event = createEvent.touchEnd(button, { cancelable: true });
  Object.defineProperties(event, {
    changedTouches: { value: list([at]) },
    touches: { value: list(touches) },
  });
  fireEvent(button, event);
  return !event.defaultPrevented;
}

test('a finger acts once, without the click that a browser would make of it', () => {
  const { act, button } = renderButton();
  expect(lift(button, onButton)).toBe(false);
  expect(act).toHaveBeenCalledOnce();
});

test('a finger that has slid off the button does nothing', () => {
  const { act, button } = renderButton();
  expect(lift(button, besideButton)).toBe(false);
  expect(act).not.toHaveBeenCalled();
});

test('a finger lifted while another stays is left to the browser', () => {
  const { act, button } = renderButton();
  expect(lift(button, onButton, [besideButton])).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

test('mice, keyboards and screen readers click', () => {
  const { act, button } = renderButton();
  fireEvent.click(button);
  expect(act).toHaveBeenCalledOnce();
});
