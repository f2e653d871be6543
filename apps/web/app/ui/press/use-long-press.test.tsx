import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useLongPress } from './use-long-press.ts';
import { longPressEvent } from './watch-presses.ts';

test.each([
  ['a finger that stays', longPressEvent, undefined, 1],
  ['the mouse’s other button', 'contextmenu', 'mouse', 1],
  ['the context menu key', 'contextmenu', undefined, 1],
  ['the context menu that a finger opens a moment after its long press', 'contextmenu', 'touch', 0],
])('SH-15 %s: what is held acts once, and no menu of the browser opens', (_, type, pointerType, times) => {
  const held = vi.fn();
  function Balance() {
    const element = useRef<HTMLButtonElement>(null);
    useLongPress(element, held);
    return (
      <button type="button" ref={element}>
        RM 10.00
      </button>
    );
  }
  render(<Balance />);
  const event = new Event(type, { bubbles: true, cancelable: true });
  if (pointerType !== undefined) Object.assign(event, { pointerType });
  fireEvent(screen.getByRole('button', { name: 'RM 10.00' }), event);
  expect(held).toHaveBeenCalledTimes(times);
  expect(event.defaultPrevented).toBe(true);
});
