import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As far from what is seen a page is still drawn: more than a fling passes before the next look. */
const drawnWithinPixels = 2_500;
/** Scrolling less than this changes nothing. */
const lookAgainPixels = 400;

/** A page of a list, which is known by the object that it came as. */
export interface ListPage {
  readonly page: object;
  /** Places in the list of its first item and of the one behind its last. */
  readonly from: number;
  readonly to: number;
}

export interface PageDrawing {
  /** Near what is seen, or of unknown height. */
  readonly isDrawn: boolean;
  /** Of its items, in pixels, where they are known. */
  readonly heights: readonly number[] | undefined;
}

interface NearPages {
  /** Places of the first and the last page near what is seen. */
  readonly first: number;
  readonly last: number;
}

/**
 * How high the items of a page were when they were drawn last, also for whoever comes back to a list. In a window that was
 * turned meanwhile they are guesses, until the page is near again: to draw a thousand titles for it would take seconds.
 */
const knownHeights = new WeakMap<object, readonly number[]>();
/** What was near when a list was left, by the first of its pages. */
const leftNear = new WeakMap<object, NearPages>();

/**
 * How to draw the pages of a growing list: those near what is seen, as one scrolls; of all others only the places are
 * kept free, where their heights are known. All items must be children of the list, drawn or not.
 */
export function useNearPages(
  list: RefObject<HTMLElement | null>,
  pages: readonly ListPage[],
): (place: number) => PageDrawing {
  const [near, setNear] = useState<NearPages | undefined>(() => leftNear.get(pages[0]?.page ?? {}));
  const drawn = useRef({ pages, near });
  useLayoutEffect(() => {
    drawn.current = { pages, near };
  });
  useEffect(() => {
    let lookedAt = Number.NEGATIVE_INFINITY;
    const look = () => {
      if (list.current === null || Math.abs(window.scrollY - lookedAt) < lookAgainPixels) return;
      lookedAt = window.scrollY;
      noteHeights(list.current, drawn.current.pages, drawn.current.near);
      const found = findNear(list.current, pages);
      if (found === undefined) return;
      setNear((known) => (known?.first === found.first && known.last === found.last ? known : found));
    };
    // In a window of another width nothing is where it was.
    const turn = () => {
      lookedAt = Number.NEGATIVE_INFINITY;
      look();
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', turn);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', turn);
    };
  }, [list, pages]);
  // Whoever comes back finds the list as high as it was, and what was seen in it.
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      const { pages: left, near: seen } = drawn.current;
      if (element !== null) noteHeights(element, left, seen);
      if (left[0] !== undefined && seen !== undefined) leftNear.set(left[0].page, seen);
    };
  }, [list]);
  return (place) => {
    const page = pages[place];
    const heights = page === undefined ? undefined : heightsOf(page);
    return { isDrawn: heights === undefined || near === undefined || isWithin(near, place), heights };
  };
}

function isWithin({ first, last }: NearPages, place: number): boolean {
  return place >= first && place <= last;
}

function heightsOf({ page, from, to }: ListPage): readonly number[] | undefined {
  const known = knownHeights.get(page);
  return known?.length === to - from ? known : undefined;
}

function findNear(list: HTMLElement, pages: readonly ListPage[]): NearPages | undefined {
  const isNear = ({ from, to }: ListPage): boolean => {
    const top = list.children[from]?.getBoundingClientRect().top;
    const bottom = list.children[to - 1]?.getBoundingClientRect().bottom;
    if (top === undefined || bottom === undefined) return false;
    return top < window.innerHeight + drawnWithinPixels && bottom > -drawnWithinPixels;
  };
  const first = pages.findIndex(isNear);
  return first === -1 ? undefined : { first, last: pages.findLastIndex(isNear) };
}

/** Of the pages that are drawn. */
function noteHeights(list: HTMLElement, pages: readonly ListPage[], near: NearPages | undefined): void {
  for (const [place, page] of pages.entries()) {
    const known = heightsOf(page);
    if (known !== undefined && near !== undefined && !isWithin(near, place)) continue;
    const items = [...list.children].slice(page.from, page.to) as HTMLElement[];
    const pixels = items.map((item, position) =>
      isLaidOut(item) ? item.offsetHeight : (known?.[position] ?? item.offsetHeight),
    );
    if (pixels.length === page.to - page.from && !pixels.includes(0)) knownHeights.set(page.page, pixels);
  }
}

/** What a browser has not laid out yet (`drawn-near`) is as high as was guessed. */
function isLaidOut(item: HTMLElement): boolean {
  const { firstElementChild } = item;
  return firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}
