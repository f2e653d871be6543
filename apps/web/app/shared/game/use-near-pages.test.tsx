import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ListPage, useNearPages } from './use-near-pages.ts';

const itemHeight = 250;
const itemNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const perPage = itemNames.length;

/** Pages of ten items below each other, as far as the window has been scrolled. */
const pages: readonly ListPage[] = Array.from({ length: 8 }, (_, place) => ({
  page: { place },
  from: place * perPage,
  to: (place + 1) * perPage,
}));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(itemHeight);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, place * itemHeight - window.scrollY, 300, itemHeight);
  });
  scrollTo(0);
});
afterEach(() => vi.restoreAllMocks());

function scrollTo(top: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function List({ of }: { readonly of: readonly ListPage[] }) {
  const list = useRef<HTMLUListElement>(null);
  const drawingOf = useNearPages(list, of);
  return (
    <ul ref={list}>
      {of.flatMap(({ from }, place) => {
        const { isDrawn, heights } = drawingOf(place);
        return itemNames.map((name, position) => (
          <li
            key={`${from} ${name}`}
            data-page={place}
            style={{ height: isDrawn ? undefined : heights?.[position] }}
          >
            {isDrawn ? 'drawn' : ''}
          </li>
        ));
      })}
    </ul>
  );
}

const drawnPages = () =>
  pages.flatMap((_, place) =>
    document.querySelector(`[data-page="${place}"]`)?.textContent === 'drawn' ? [place] : [],
  );

test('a list of few pages is drawn whole, and of a longer one what is near', () => {
  render(<List of={pages.slice(0, 1)} />);
  expect(drawnPages()).toEqual([0]);
  cleanup();
  render(<List of={pages} />);
  // 2,500 px below the window: the first two pages, which are 5,000 px high.
  expect(drawnPages()).toEqual([0, 1]);
});

test('as one scrolls, pages come and go, and those that are gone keep the heights of their items', () => {
  render(<List of={pages} />);
  scrollTo(10_000);
  expect(drawnPages()).toEqual([3, 4, 5]);
  const gone = document.querySelector<HTMLElement>('[data-page="0"]');
  expect(gone?.style.height).toBe(`${itemHeight}px`);
  scrollTo(10_399);
  expect(drawnPages()).toEqual([3, 4, 5]);
  scrollTo(0);
  expect(drawnPages()).toEqual([0, 1]);
});

test('whoever comes back finds the list as high as it was, and drawn where it was left', () => {
  render(<List of={pages} />);
  scrollTo(10_000);
  cleanup();
  // The first drawing, before any look.
  const first = renderToStaticMarkup(<List of={pages} />);
  expect(first.match(/>drawn</g)).toHaveLength(3 * perPage);
  render(<List of={pages} />);
  expect(drawnPages()).toEqual([3, 4, 5]);
});

test('in a window that is turned, what is near is looked for anew, and measured as it is there', () => {
  render(<List of={pages} />);
  scrollTo(10_000);
  expect(drawnPages()).toEqual([3, 4, 5]);
  // Twice as many beside each other: without a scroll, other pages are near.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(10_100);
  act(() => void window.dispatchEvent(new Event('scroll')));
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(drawnPages()).toEqual([0, 1]);
  expect(document.querySelector<HTMLElement>('[data-page="3"]')?.style.height).toBe('300px');
  expect(document.querySelector<HTMLElement>('[data-page="7"]')?.style.height).toBe(`${itemHeight}px`);
});
