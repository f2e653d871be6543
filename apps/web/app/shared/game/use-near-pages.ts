import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As far from what is seen a page is still drawn: more than a fling passes before the next look. */
const nearPixels = 2_500;
/** Scrolling less than this changes nothing. */
const lookAgainPixels = 400;

/** A page of a list, which is known by the object that it came as. */
export interface ListPage {
  readonly page: object;
  /** Places in the list of its first item and of the one behind its last. */
  readonly from: number;
  readonly to: number;
}

interface NearPages {
  /** Places of the first and the last page near what is seen. */
  readonly first: number;
  readonly last: number;
}

interface KnownHeights {
  /** Of the window; in another, the items have other heights. */
  readonly width: number;
  readonly pixels: readonly number[];
}

/** How high the items of a page were when they were drawn last, also for whoever comes back to a list. */
const knownHeights = new WeakMap<object, KnownHeights>();

/**
 * Which pages of a growing list are to be drawn: those near what is seen, as one scrolls. Of any other it gives the heights of
 * its items, for their places to be kept free, or `undefined` where these are not known, and it is drawn as well. All
 * items must be children of the list, drawn or not.
 */
export function useNearPages(
  list: RefObject<HTMLElement | null>,
  pages: readonly ListPage[],
): (place: number) => readonly number[] | undefined {
  const [near, setNear] = useState<NearPages>();
  const drawn = useRef({ pages, near });
  useLayoutEffect(() => {
    drawn.current = { pages, near };
  });
  useEffect(() => {
    let lookedAt = Number.NEGATIVE_INFINITY;
    const look = () => {
      if (list.current === null || Math.abs(window.scrollY - lookedAt) < lookAgainPixels) return;
      lookedAt = window.scrollY;
      const found = findNear(list.current, pages);
      const known = drawn.current.near;
      if (found === undefined || (known?.first === found.first && known.last === found.last)) return;
      noteHeights(list.current, drawn.current.pages, known);
      setNear(found);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [list, pages]);
  // Whoever comes back finds the list as high as it was.
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element !== null) noteHeights(element, drawn.current.pages, drawn.current.near);
    };
  }, [list]);
  return (place) => {
    const page = pages[place]?.page;
    if (page === undefined || isWithin(near, place)) return undefined;
    const known = knownHeights.get(page);
    return typeof window !== 'undefined' && known?.width === window.innerWidth ? known.pixels : undefined;
  };
}

function isWithin(near: NearPages | undefined, place: number): boolean {
  return near !== undefined && place >= near.first && place <= near.last;
}

function findNear(list: HTMLElement, pages: readonly ListPage[]): NearPages | undefined {
  const isNear = ({ from, to }: ListPage): boolean => {
    const top = list.children[from]?.getBoundingClientRect().top;
    const bottom = list.children[to - 1]?.getBoundingClientRect().bottom;
    if (top === undefined || bottom === undefined) return false;
    return top < window.innerHeight + nearPixels && bottom > -nearPixels;
  };
  const first = pages.findIndex(isNear);
  return first === -1 ? undefined : { first, last: pages.findLastIndex(isNear) };
}

/** Of the pages that are drawn. */
function noteHeights(list: HTMLElement, pages: readonly ListPage[], near: NearPages | undefined): void {
  for (const [place, { page, from, to }] of pages.entries()) {
    if (near !== undefined && !isWithin(near, place) && knownHeights.has(page)) continue;
    const items = [...list.children].slice(from, to) as HTMLElement[];
    const pixels = items.map((item) => item.offsetHeight);
    if (pixels.length === to - from && !pixels.includes(0))
      knownHeights.set(page, { width: window.innerWidth, pixels });
  }
}
