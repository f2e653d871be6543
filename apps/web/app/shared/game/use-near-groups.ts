import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** As far from what is seen a group is still drawn: more than a fling passes before the next look. */
const drawnWithinPixels = 2_500;
/** Scrolling less than this changes nothing. */
const lookAgainPixels = 400;
/** Faster than this nobody sees more than colours pass: what comes near is drawn once it slows down. */
const flungPixelsPerSecond = 2_500;
/** After so long without scrolling it has come to rest. */
const restMs = 100;

/** Some items of a list that follow each other, known by an object of theirs: the first of them, say. */
export interface ListGroup {
  readonly group: object;
  /** Places in the list of its first item and of the one behind its last. */
  readonly from: number;
  readonly to: number;
}

interface NearGroups {
  /** Places of the first and the last group near what is seen. */
  readonly first: number;
  readonly last: number;
  /** Place of the group that has the focus, wherever it is. */
  readonly focused: number | undefined;
}

/**
 * How high the items of a group were when they were drawn last, also for whoever comes back to a list. In a window that was
 * turned meanwhile they are guesses, until the group is near again: to draw a thousand titles for it would take seconds.
 */
const knownHeights = new WeakMap<object, readonly number[]>();
/** What was near when a list was left, by the first of its groups. */
const leftNear = new WeakMap<object, NearGroups>();

/**
 * Which groups of a growing list to draw: those near what is seen, as one scrolls; of all others only the places are kept
 * free, where their heights are known. Answers for each group with these heights in pixels, `undefined` where it is to
 * be drawn. All items must be children of the list, drawn or not.
 */
export function useNearGroups(
  list: RefObject<HTMLElement | null>,
  groups: readonly ListGroup[],
): (place: number) => readonly number[] | undefined {
  const [near, setNear] = useState<NearGroups | undefined>(() => leftNear.get(groups[0]?.group ?? {}));
  const drawn = useRef<DrawnGroups>({ groups, near });
  useLayoutEffect(() => {
    drawn.current = { groups, near };
  });
  useEffect(() => {
    let lookedAt = { top: window.scrollY, ms: performance.now() };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(rest);
      if (list.current === null) return;
      const found = findNear(list.current, groups);
      if (found === undefined) return;
      noteHeights(list.current, drawn.current, found);
      // A group is drawn a few tiles at a time, which a finger that scrolls does not feel.
      startTransition(() => setNear((known) => (isSame(known, found) ? known : found)));
    };
    const scroll = () => {
      const now = { top: window.scrollY, ms: performance.now() };
      const movedPixels = Math.abs(now.top - lookedAt.top);
      if (movedPixels < lookAgainPixels) return;
      const isFlung = (movedPixels * 1_000) / (now.ms - lookedAt.ms) > flungPixelsPerSecond;
      lookedAt = now;
      clearTimeout(rest);
      if (isFlung) rest = setTimeout(look, restMs);
      else look();
    };
    look();
    window.addEventListener('scroll', scroll, { passive: true });
    // In a window of another width nothing is where it was.
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', scroll);
      window.removeEventListener('resize', look);
    };
  }, [list, groups]);
  // Whoever comes back finds the list as high as it was, and what was seen in it.
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      const { groups: left, near: seen } = drawn.current;
      if (element !== null) noteHeights(element, drawn.current, undefined);
      if (left[0] !== undefined && seen !== undefined) leftNear.set(left[0].group, seen);
    };
  }, [list]);
  return (place) => {
    const group = groups[place];
    return group === undefined || isNear(near, place) ? undefined : heightsOf(group);
  };
}

function isSame(known: NearGroups | undefined, found: NearGroups): boolean {
  return known?.first === found.first && known.last === found.last && known.focused === found.focused;
}

/** Seen soon, or where the keyboard is: what is not drawn loses the focus, and the key for the next one begins at the top. */
function isNear(near: NearGroups | undefined, place: number): boolean {
  if (near === undefined || (place >= near.first && place <= near.last)) return true;
  return near.focused !== undefined && Math.abs(place - near.focused) <= 1;
}

function heightsOf({ group, from, to }: ListGroup): readonly number[] | undefined {
  const known = knownHeights.get(group);
  return known?.length === to - from ? known : undefined;
}

/** Asks for the places of a few alone: each costs, and a long list has hundreds. */
function findNear(list: HTMLElement, groups: readonly ListGroup[]): NearGroups | undefined {
  const first = countUntil(groups, ({ to }) => {
    const bottom = list.children[to - 1]?.getBoundingClientRect().bottom;
    return bottom !== undefined && bottom > -drawnWithinPixels;
  });
  const behind = countUntil(groups, ({ from }) => {
    const top = list.children[from]?.getBoundingClientRect().top;
    return top === undefined || top >= window.innerHeight + drawnWithinPixels;
  });
  return first < behind ? { first, last: behind - 1, focused: focusedGroup(list, groups) } : undefined;
}

function focusedGroup(list: HTMLElement, groups: readonly ListGroup[]): number | undefined {
  const { activeElement } = document;
  if (!list.contains(activeElement)) return undefined;
  const position = [...list.children].findIndex((item) => item.contains(activeElement));
  const place = groups.findIndex(({ to }) => position < to);
  return place === -1 ? undefined : place;
}

/** How many come before the first that is so, where all behind it are so as well. */
function countUntil(groups: readonly ListGroup[], isSo: (group: ListGroup) => boolean): number {
  let least = 0;
  let most = groups.length;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    const group = groups[middle];
    if (group !== undefined && isSo(group)) most = middle;
    else least = middle + 1;
  }
  return least;
}

interface DrawnGroups {
  readonly groups: readonly ListGroup[];
  readonly near: NearGroups | undefined;
}

/** Of the groups that are drawn and are to go: all where nothing stays. To measure what stays would cost each look. */
function noteHeights(
  list: HTMLElement,
  { groups, near }: DrawnGroups,
  staying: NearGroups | undefined,
): void {
  for (const [place, group] of groups.entries()) {
    if (staying !== undefined && isNear(staying, place)) continue;
    const known = heightsOf(group);
    if (!isNear(near, place) && known !== undefined) continue;
    const pixels: number[] = [];
    for (let position = group.from; position < group.to; position += 1) {
      const item = list.children[position];
      if (!(item instanceof HTMLElement)) break;
      const wasKnown = isLaidOut(item) ? undefined : known?.[position - group.from];
      pixels.push(wasKnown ?? item.offsetHeight);
    }
    if (pixels.length === group.to - group.from && !pixels.includes(0)) knownHeights.set(group.group, pixels);
  }
}

/** What a browser has not laid out yet (`drawn-near`) is as high as was guessed. */
function isLaidOut(item: HTMLElement): boolean {
  const { firstElementChild } = item;
  return firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}
