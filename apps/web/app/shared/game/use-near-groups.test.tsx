import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ListGroup, useNearGroups } from './use-near-groups.ts';

const itemHeight = 250;
const itemNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const perGroup = itemNames.length;

/** Groups of ten items below each other, as far as the window has been scrolled. */
const groups: readonly ListGroup[] = Array.from({ length: 8 }, (_, place) => ({
  group: { place },
  from: place * perGroup,
  to: (place + 1) * perGroup,
}));

let nowMs = 0;

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(itemHeight);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, place * itemHeight - window.scrollY, 300, itemHeight);
  });
  scrollTo(0);
});
afterEach(() => vi.restoreAllMocks());

/** A minute later, unless it is said how much. */
function scrollTo(top: number, laterMs = 60_000): void {
  nowMs += laterMs;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function List({ of }: { readonly of: readonly ListGroup[] }) {
  const list = useRef<HTMLUListElement>(null);
  const heightsOf = useNearGroups(list, of);
  return (
    <ul ref={list}>
      {of.flatMap(({ from }, place) => {
        const heights = heightsOf(place);
        return itemNames.map((name, position) => (
          <li
            key={`${from} ${name}`}
            tabIndex={-1}
            data-group={place}
            style={{ height: heights?.[position] }}
          >
            {heights === undefined ? 'drawn' : ''}
          </li>
        ));
      })}
    </ul>
  );
}

const drawnGroups = () =>
  groups.flatMap((_, place) =>
    document.querySelector(`[data-group="${place}"]`)?.textContent === 'drawn' ? [place] : [],
  );

test('a list of few groups is drawn whole, and of a longer one what is near', () => {
  render(<List of={groups.slice(0, 1)} />);
  expect(drawnGroups()).toEqual([0]);
  cleanup();
  render(<List of={groups} />);
  // 2,500 px below the window: the first two groups, which are 5,000 px high.
  expect(drawnGroups()).toEqual([0, 1]);
});

test('as one scrolls, groups come and go, and those that are gone keep the heights of their items', () => {
  render(<List of={groups} />);
  scrollTo(10_000);
  expect(drawnGroups()).toEqual([3, 4, 5]);
  const gone = document.querySelector<HTMLElement>('[data-group="0"]');
  expect(gone?.style.height).toBe(`${itemHeight}px`);
  scrollTo(10_399);
  expect(drawnGroups()).toEqual([3, 4, 5]);
  scrollTo(0);
  expect(drawnGroups()).toEqual([0, 1]);
});

test('what has the focus stays drawn with its neighbours, wherever one scrolls, until the focus is elsewhere', () => {
  render(<List of={groups} />);
  const focused = document.querySelector<HTMLElement>('[data-group="1"]');
  act(() => focused?.focus());
  scrollTo(15_000);
  expect(drawnGroups()).toEqual([0, 1, 2, 5, 6, 7]);
  expect(document.activeElement).toBe(focused);
  act(() => focused?.blur());
  scrollTo(14_000);
  expect(drawnGroups()).toEqual([4, 5, 6]);
});

test('whoever comes back finds the list as high as it was, and drawn where it was left', () => {
  render(<List of={groups} />);
  scrollTo(10_000);
  cleanup();
  // The first drawing, before any look.
  const first = renderToStaticMarkup(<List of={groups} />);
  expect(first.match(/>drawn</g)).toHaveLength(3 * perGroup);
  render(<List of={groups} />);
  expect(drawnGroups()).toEqual([3, 4, 5]);
});

test('in a window that is turned, what is near is looked for anew, and measured as it is there', () => {
  render(<List of={groups} />);
  scrollTo(10_000);
  expect(drawnGroups()).toEqual([3, 4, 5]);
  // Twice as many beside each other: without a scroll, other groups are near.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(10_100);
  act(() => void window.dispatchEvent(new Event('scroll')));
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(drawnGroups()).toEqual([0, 1]);
  expect(document.querySelector<HTMLElement>('[data-group="3"]')?.style.height).toBe('300px');
  expect(document.querySelector<HTMLElement>('[data-group="7"]')?.style.height).toBe(`${itemHeight}px`);
});

test('while a list is flung nothing is drawn, and once it has come to rest what is near is', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<List of={groups} />);
  scrollTo(5_000, 1_999);
  expect(drawnGroups()).toEqual([0, 1]);
  act(() => vi.advanceTimersByTime(99));
  scrollTo(10_000, 1_999);
  act(() => vi.advanceTimersByTime(99));
  expect(drawnGroups()).toEqual([0, 1]);
  act(() => vi.advanceTimersByTime(1));
  expect(drawnGroups()).toEqual([3, 4, 5]);
  // At the speed at which titles can be seen it is drawn at once.
  scrollTo(0, 4_000);
  expect(drawnGroups()).toEqual([0, 1]);
  vi.useRealTimers();
});

test('a list that is left while it is flung asks for nothing any more', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<List of={groups} />);
  scrollTo(10_000, 100);
  expect(vi.getTimerCount()).toBe(1);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('what stays is not measured with each look, and what goes is', () => {
  render(<List of={groups} />);
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(itemHeight);
  scrollTo(10_000);
  const atFirst = measured.mock.calls.length;
  scrollTo(10_500);
  expect(drawnGroups()).toEqual([3, 4, 5]);
  expect(measured.mock.calls.length - atFirst).toBe(0);
  scrollTo(0);
  expect(measured.mock.calls.length - atFirst).toBe(3 * perGroup);
});
